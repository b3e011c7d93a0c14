import { setTimeout as delay } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Knex } from "knex";
import pg from "pg";

export type StopListening = () => Promise<void>;

const CHANNEL = "data_version";
const RECONNECT_AFTER_MS = 500;

/** Says, when the transaction commits, that public data has changed; every API process drops its kept answers. */
export async function raiseDataVersion(trx: Knex): Promise<void> {
  await trx.raw("update data_version set version = version + 1");
  await trx.raw(`select pg_notify('${CHANNEL}', '')`);
}

export async function listenOnPglite(pglite: PGlite, callback: () => void): Promise<StopListening> {
  const stop = await pglite.listen(CHANNEL, callback);
  return () => stop();
}

/**
 * Listens on a connection of its own and makes a new one when it is lost. What changed in between cannot be
 * known from notifications, so the version is compared after every reconnection.
 */
export async function listenOnPostgres(url: string, callback: () => void): Promise<StopListening> {
  const stop = new AbortController();
  let version: string | undefined;

  /** Resolves to the connected client and the promise of its end. */
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    const ended = new Promise<void>((resolve) => client.on("end", resolve));
    client.on("error", () => client.end());
    client.on("notification", callback);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    const { rows } = await client.query<{ version: string }>("select version::text from data_version");
    if (version !== undefined && rows[0]?.version !== version) callback();
    version = rows[0]?.version;
    return { client, ended };
  };

  let connection: Awaited<ReturnType<typeof connect>> | undefined = await connect();
  const keepConnected = async () => {
    while (!stop.signal.aborted) {
      await connection?.ended;
      if (stop.signal.aborted) return;
      await delay(RECONNECT_AFTER_MS);
      connection = await connect().catch(() => undefined);
    }
  };
  const loop = keepConnected();
  return async () => {
    stop.abort();
    await connection?.client.end();
    await loop;
  };
}
