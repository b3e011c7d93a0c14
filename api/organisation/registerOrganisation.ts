import type { Knex } from "knex";
import type { ApplicationRow } from "./applications.ts";

/** From now on it can run health checks and is counted. */
export async function registerOrganisation(
  trx: Knex.Transaction,
  { stakeholderId, organisationTypeId }: ApplicationRow,
  today: string,
): Promise<void> {
  await trx("organisation")
    .insert({ stakeholderId, organisationTypeId, registeredOn: today })
    .onConflict("stakeholder_id")
    .ignore();
}

/** Does not delete an organisation with surveys, because figures include its responses. */
export async function unregisterOrganisation(trx: Knex.Transaction, stakeholderId: number): Promise<void> {
  const runs = trx("health_check").where({ stakeholderId });
  await trx("organisation").where({ stakeholderId }).whereNotExists(runs).delete();
}
