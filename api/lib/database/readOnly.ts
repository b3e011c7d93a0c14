import type { Knex } from "knex";
import { Fault } from "../operating/loggedError.ts";
import { isClosedToChanges } from "./closedToChanges.ts";

/** A read is valid however its transaction ends. */
export async function readOnly<T>(knex: Knex, step: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const trx = await knex.transaction({ readOnly: true });
  try {
    return await step(trx);
  } catch (error) {
    throw isClosedToChanges(error) ? new Fault("A call that only reads wrote.", { cause: error }) : error;
  } finally {
    trx.commit().catch(() => undefined);
  }
}
