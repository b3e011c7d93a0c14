import type { Knex } from "knex";
import { HttpError } from "../lib/http/errors.ts";
import type { ImportRow } from "./imports.ts";
import { takeTurn } from "./imports.ts";

type Begun = Pick<ImportRow, "kind" | "fileName" | "options"> &
  Partial<Pick<ImportRow, "bytes" | "fingerprint">> & {
    uploadedBy: number;
    /** Null for a file that somebody uploads. */
    sourceName: string | null;
  };

/**
 * Every file that is imported in the browser begins here, before its bytes are there.
 * @throws {HttpError} 409 while another import runs
 */
export async function beginImport(trx: Knex.Transaction, begun: Begun, now: Date): Promise<number> {
  await takeTurn(trx, now);
  const [row] = await trx("data_import")
    .insert({
      ...begun,
      options: JSON.stringify(begun.options),
      state: "reading",
      uploadedAt: now,
      aliveAt: now,
    })
    .returning<{ importId: number }[]>("import_id");
  return (row as { importId: number }).importId;
}

export async function noteNotStored(
  trx: Knex,
  { importId, now }: { importId: number; now: Date },
  error: unknown,
): Promise<void> {
  const problem = error instanceof HttpError ? error.message : "The file could not be stored.";
  await trx("data_import").where({ importId }).update({ state: "failed", problem, finishedAt: now });
}
