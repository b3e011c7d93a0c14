import type { Knex } from "knex";
import type { ApplicationRow } from "./applications.ts";

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

/** Does not delete an organisation with surveys, because its responses are part of published figures. */
export async function unregisterOrganisation(trx: Knex.Transaction, stakeholderId: number): Promise<void> {
  const runs = trx("health_check").where({ stakeholderId });
  await trx("organisation").where({ stakeholderId }).whereNotExists(runs).delete();
}
