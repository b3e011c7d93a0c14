import type { Knex } from "knex";
import { isSame, randomOtp, randomToken, type Secrets } from "../lib/security/secrets.ts";

export type OtpPurpose = "verify" | "reset";
type CodeBinding = { purpose: OtpPurpose; email: string; browser: string };
/**
 * Both are undefined if there is no account, because the response must not reveal that.
 */
type CodeTarget = { stakeholderId?: number | undefined; registration?: string | undefined };
type CodeContext = { secrets: Secrets; now: Date };

const MINUTE = 60_000;
const OTP_VALID_MS = 10 * MINUTE;
const INVITATION_VALID_MS = 7 * 24 * 60 * MINUTE;
const MAX_TRIES = 5;

const getRow = ({ purpose, email, browser }: CodeBinding, secrets: Secrets) => ({
  purpose,
  email,
  browserHash: secrets.keyedHash("asking browser", browser),
});
const hashCode = ({ purpose, email }: CodeBinding, code: string, secrets: Secrets) =>
  secrets.keyedHash(`${purpose} ${email}`, code);

/** Issues six digits, with five tries, and revokes the previous code. */
export async function issueOtp(
  trx: Knex.Transaction,
  { stakeholderId, registration, ...binding }: CodeBinding & CodeTarget,
  { secrets, now }: CodeContext,
): Promise<string> {
  const code = randomOtp();
  await trx("one_time_code")
    .insert({
      ...getRow(binding, secrets),
      stakeholderId: stakeholderId ?? null,
      registration: registration ?? null,
      codeHash: hashCode(binding, code, secrets),
      wrongTries: 0,
      madeAt: now,
      expiresAt: new Date(now.getTime() + OTP_VALID_MS),
    })
    .onConflict(["purpose", "email", "browser_hash"])
    .merge();
  return code;
}

/** Returns undefined if the code is wrong, has expired, belongs to another browser, or has no tries left. */
export async function redeemOtp(
  trx: Knex.Transaction,
  { code, ...binding }: CodeBinding & { code: string },
  { secrets, now }: CodeContext,
): Promise<CodeTarget | undefined> {
  const row = getRow(binding, secrets);
  const issuedCode = await trx("one_time_code").where(row).forUpdate().first();
  if (issuedCode === undefined || issuedCode.expiresAt < now || issuedCode.wrongTries >= MAX_TRIES)
    return undefined;
  const isRightCode = isSame(issuedCode.codeHash, hashCode(binding, code, secrets));
  if (!isRightCode || (issuedCode.stakeholderId === null && issuedCode.registration === null)) {
    await trx("one_time_code").where(row).increment("wrong_tries", 1);
    return undefined;
  }
  await trx("one_time_code").where(row).delete();
  return {
    stakeholderId: issuedCode.stakeholderId ?? undefined,
    registration: issuedCode.registration ?? undefined,
  };
}

export async function findRequestedCode(
  trx: Knex.Transaction,
  { email, browser }: Omit<CodeBinding, "purpose">,
  secrets: Secrets,
): Promise<{ purpose: OtpPurpose; registration: string | null } | undefined> {
  return trx("one_time_code")
    .where({ email, browserHash: secrets.keyedHash("asking browser", browser) })
    .whereIn("purpose", ["verify", "reset"])
    .orderBy("made_at", "desc")
    .first("purpose", "registration");
}

const INVITATION = "invitation";

export async function deleteInvitation(trx: Knex.Transaction, stakeholderId: number): Promise<void> {
  await trx("one_time_code").where({ stakeholderId, purpose: INVITATION }).delete();
}

export async function issueInvitation(
  trx: Knex.Transaction,
  { email, stakeholderId }: { email: string; stakeholderId: number },
  { secrets, now }: CodeContext,
): Promise<string> {
  const token = randomToken();
  await trx("one_time_code")
    .insert({
      purpose: INVITATION,
      email,
      stakeholderId,
      codeHash: secrets.keyedHash(INVITATION, token),
      madeAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_VALID_MS),
    })
    .onConflict(["purpose", "email", "browser_hash"])
    .merge();
  return token;
}

export const invitationLink = (origin: string, token: string): string =>
  // The token is in the fragment, because fragments appear in no log and no Referer.
  `${origin}/auth/add-password/#invitation=${token}`;

export const hashesOfInvitation = (secrets: Secrets, token: string): string[] =>
  secrets.keyedHashes(INVITATION, token);

export async function findInvited(
  trx: Knex.Transaction,
  token: string,
  { secrets, now }: CodeContext,
): Promise<number | undefined> {
  const openInvitation = await trx("one_time_code")
    .where({ purpose: INVITATION })
    .whereIn("code_hash", hashesOfInvitation(secrets, token))
    .where("expires_at", ">", now)
    .first("stakeholder_id");
  return openInvitation?.stakeholderId;
}
