import { randomInt } from "node:crypto";
import type { Knex } from "knex";
import type { Secrets } from "../lib/security/secrets.ts";

const COUNT = 10;
/** Omits characters that look similar. Ten of these 31 provide 49 bits. */
const SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 10;
const HALF = LENGTH / 2;

const randomCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
const inHalves = (code: string) => `${code.slice(0, HALF)}-${code.slice(HALF)}`;
const hashCodes = (secrets: Secrets, stakeholderId: number, code: string) =>
  secrets.keyedHashes(`recovery code ${stakeholderId}`, code);

export async function replaceRecoveryCodes(
  trx: Knex.Transaction,
  stakeholderId: number,
  secrets: Secrets,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, randomCode);
  await trx("recovery_code").where({ stakeholderId }).delete();
  await trx("recovery_code").insert(
    codes.map((code) => ({ stakeholderId, codeHash: hashCodes(secrets, stakeholderId, code)[0] })),
  );
  return codes.map(inHalves);
}

export async function spendRecoveryCode(
  trx: Knex.Transaction,
  { stakeholderId, code }: { stakeholderId: number; code: string },
  secrets: Secrets,
): Promise<boolean> {
  const typed = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const spent = await trx("recovery_code")
    .where({ stakeholderId })
    .whereIn("code_hash", hashCodes(secrets, stakeholderId, typed))
    .delete()
    .returning("stakeholder_id");
  return spent.length > 0;
}
