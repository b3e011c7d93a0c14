import type { Knex } from "knex";
import type { SecondFactorKind } from "./secondFactorKind.ts";

export async function getKinds(trx: Knex.Transaction, stakeholderId: number): Promise<SecondFactorKind[]> {
  const hasPasskey = await trx("passkey").where({ stakeholderId }).first("passkey_id");
  const hasTotp = await trx("totp").where({ stakeholderId }).whereNotNull("confirmed_at").first("made_at");
  return [...(hasPasskey ? (["passkey"] as const) : []), ...(hasTotp ? (["totp"] as const) : [])];
}

type Factors = {
  totpAddedAt: string | null;
  passkeys: { passkeyId: number; name: string; addedAt: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
};

export async function readFactors(trx: Knex.Transaction, stakeholderId: number): Promise<Factors> {
  const totp = await trx("totp").where({ stakeholderId }).first("confirmed_at");
  const passkeys: { passkeyId: number; name: string; madeAt: Date; lastUsedAt: Date | null }[] = await trx(
    "passkey",
  )
    .where({ stakeholderId })
    .orderBy("passkey_id")
    .select("passkey_id", "name", "made_at", "last_used_at");
  return {
    totpAddedAt: totp?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ passkeyId, name, madeAt, lastUsedAt }) => ({
      passkeyId,
      name,
      addedAt: madeAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(trx, stakeholderId),
  };
}

export async function countRecoveryCodes(trx: Knex.Transaction, stakeholderId: number): Promise<number> {
  const row = await trx("recovery_code").where({ stakeholderId }).count().first();
  return Number(row?.count);
}
