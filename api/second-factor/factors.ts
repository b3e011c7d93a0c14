import type { Knex } from "knex";
import type { SecondFactorKind } from "./contract.ts";

/** The second factors of an account that count; empty where the password is enough. */
export async function kindsOf(trx: Knex.Transaction, stakeholderId: number): Promise<SecondFactorKind[]> {
  const totp = await trx("totp")
    .where({ stakeholderId })
    .whereNotNull("confirmed_at")
    .first("stakeholder_id");
  return totp === undefined ? [] : ["totp"];
}
