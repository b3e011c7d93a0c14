import type { Knex } from "knex";
import type { SecondFactorKind } from "./secondFactorKind.ts";

/** The second factors of an account that count; empty where the password is enough. */
export async function kindsOf(trx: Knex.Transaction, stakeholderId: number): Promise<SecondFactorKind[]> {
  const hasPasskey = await trx("passkey").where({ stakeholderId }).first("passkey_id");
  const hasTotp = await trx("totp").where({ stakeholderId }).whereNotNull("confirmed_at").first("made_at");
  return [...(hasPasskey ? (["passkey"] as const) : []), ...(hasTotp ? (["totp"] as const) : [])];
}
