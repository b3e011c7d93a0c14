import type { PGlite, QueryOptions, Results } from "@electric-sql/pglite";

export type RemoteQuery = { id: number; sql: string; bindings: unknown[]; blob?: Uint8Array | undefined };
export type RemoteResult = { id: number; result?: Results; error?: { message: string; code?: string } };

export function remotePglite(send: (query: RemoteQuery) => void): {
  pglite: PGlite;
  receive: (response: RemoteResult) => void;
} {
  const pending = new Map<number, { resolve: (result: Results) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  const pglite = {
    waitReady: Promise.resolve(),
    close: async () => undefined,
    // Must exist, because `copyRows` recognises PGlite by this method.
    dumpDataDir: () => Promise.reject(new Error("Only the process that has opened it can dump it.")),
    query: async (sql: string, bindings: unknown[] = [], options: QueryOptions = {}) => {
      const blob = options.blob && new Uint8Array(await options.blob.arrayBuffer());
      lastId += 1;
      const id = lastId;
      return new Promise<Results>((resolve, reject) => {
        pending.set(id, { resolve, reject });
        send({ id, sql, bindings, blob });
      });
    },
  };
  const receive = ({ id, result, error }: RemoteResult) => {
    const request = pending.get(id);
    pending.delete(id);
    if (error === undefined) request?.resolve(result as Results);
    else request?.reject(Object.assign(new Error(error.message), { code: error.code }));
  };
  return { pglite: pglite as unknown as PGlite, receive };
}

export async function runRemoteQuery(
  pglite: Pick<PGlite, "query">,
  { id, sql, bindings, blob }: RemoteQuery,
): Promise<RemoteResult> {
  try {
    const options = blob === undefined ? {} : { blob: new Blob([blob as Uint8Array<ArrayBuffer>]) };
    const { rows, fields, affectedRows } = await pglite.query(sql, bindings, options);
    return { id, result: { rows, fields, affectedRows } as Results };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { id, error: { message, ...(code !== undefined && { code }) } };
  }
}
