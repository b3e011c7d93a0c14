import { randomInt } from "node:crypto";
import type { Knex } from "knex";
import type { Secrets } from "../lib/security/secrets.ts";

const CODE_COUNT = 10;
/** Omits characters that look similar. Ten of these 31 provide 49 bits. */
const CODE_CHARACTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 10;
const HALF_LENGTH = CODE_LENGTH / 2;

const randomCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join("");
const formatCode = (code: string) => `${code.slice(0, HALF_LENGTH)}-${code.slice(HALF_LENGTH)}`;
const hashCodes = (secrets: Secrets, stakeholderId: number, code: string) =>
  secrets.keyedHashes(`recovery code ${stakeholderId}`, code);

export async function replaceRecoveryCodes(
  trx: Knex.Transaction,
  stakeholderId: number,
  secrets: Secrets,
): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, randomCode);
  await trx("recovery_code").where({ stakeholderId }).delete();
  await trx("recovery_code").insert(
    codes.map((code) => ({ stakeholderId, codeHash: hashCodes(secrets, stakeholderId, code)[0] })),
  );
  return codes.map(formatCode);
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
