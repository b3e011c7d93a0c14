import type { Knex } from "knex";
import { InternalError } from "../operating/serializeError.ts";

const READ_ONLY_SQL_TRANSACTION = "25006";
const isReadOnlyViolation = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === READ_ONLY_SQL_TRANSACTION;

/** A failing commit does not matter, because the rows have been read. */
export async function readOnly<T>(knex: Knex, step: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const trx = await knex.transaction({ readOnly: true });
  try {
    return await step(trx);
  } catch (error) {
    throw isReadOnlyViolation(error)
      ? new InternalError("A request that should only read wrote to the database.", { cause: error })
      : error;
  } finally {
    trx.commit().catch(() => undefined);
  }
}
