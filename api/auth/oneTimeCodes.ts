import type { Knex } from "knex";
import { isSame, plainHash, randomOtp, randomToken, type Secrets } from "../lib/secrets.ts";

export type OtpPurpose = "verify" | "reset";
/** An address, and whose it is: null where no account may be opened by it, which the caller must not find out. */
type Owner = { email: string; stakeholderId: number | null };
type Otp = Owner & {
  purpose: OtpPurpose;
  /** The only browser in which a code that verifies an address opens; a resend leaves it as it was. */
  browser?: string;
};
type With = { secrets: Secrets; now: Date };

const MINUTE = 60_000;
const OTP_VALID_MS = 10 * MINUTE;
const INVITATION_VALID_MS = 7 * 24 * 60 * MINUTE;
const MOST_TRIES = 5;

/** Makes the code of six digits that is open from now on; one before it is void. Its tries go on being counted. */
export async function issueOtp(
  trx: Knex.Transaction,
  { purpose, email, stakeholderId, browser }: Otp,
  { secrets, now }: With,
): Promise<string> {
  const code = randomOtp();
  const standing = await trx("one_time_code").where({ purpose, email }).forUpdate().first();
  const goesOn = standing !== undefined && now.getTime() - standing.triesSince.getTime() < OTP_VALID_MS;
  await trx("one_time_code")
    .insert({
      purpose,
      email,
      stakeholderId,
      codeHash: secrets.keyedHash(`${purpose} ${email}`, code),
      wrongTries: goesOn ? standing.wrongTries : 0,
      triesSince: goesOn ? standing.triesSince : now,
      madeAt: now,
      expiresAt: new Date(now.getTime() + OTP_VALID_MS),
      ...(browser !== undefined && { browserHash: plainHash(browser) }),
    })
    .onConflict(["purpose", "email"])
    .merge();
  return code;
}

/** Whose address a code opens, once; undefined where it is wrong, expired, used or dead after too many tries. */
export async function redeemOtp(
  trx: Knex.Transaction,
  {
    purpose,
    email,
    code,
    browser,
  }: Pick<Otp, "purpose" | "email"> & {
    code: string;
    browser: string | undefined;
  },
  { secrets, now }: With,
): Promise<number | undefined> {
  const open = await trx("one_time_code").where({ purpose, email }).forUpdate().first();
  if (open === undefined || open.expiresAt < now || open.wrongTries >= MOST_TRIES) return undefined;
  const fits = isSame(open.codeHash, secrets.keyedHash(`${purpose} ${email}`, code));
  const isItsBrowser =
    purpose === "reset" || (browser !== undefined && open.browserHash === plainHash(browser));
  if (!fits || !isItsBrowser || open.stakeholderId === null) {
    await trx("one_time_code").where({ purpose, email }).increment("wrong_tries", 1);
    return undefined;
  }
  await trx("one_time_code").where({ purpose, email }).delete();
  return open.stakeholderId;
}

/** What was last asked for by an address: that is what a resend sends again. */
export async function latestPurpose(trx: Knex.Transaction, email: string): Promise<OtpPurpose | undefined> {
  const latest = await trx("one_time_code")
    .where({ email })
    .whereIn("purpose", ["verify", "reset"])
    .orderBy("made_at", "desc")
    .first("purpose");
  return latest?.purpose;
}

const INVITATION = "invitation";

/** Makes the code of an invitation link, valid for seven days; one before it is void. */
export async function issueInvitation(
  trx: Knex.Transaction,
  { email, stakeholderId }: Owner & { stakeholderId: number },
  { secrets, now }: With,
): Promise<string> {
  const token = randomToken();
  await trx("one_time_code")
    .insert({
      purpose: INVITATION,
      email,
      stakeholderId,
      codeHash: secrets.keyedHash(INVITATION, token),
      triesSince: now,
      madeAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_VALID_MS),
    })
    .onConflict(["purpose", "email"])
    .merge();
  return token;
}

export const invitationLink = (origin: string, token: string): string =>
  // Behind the hash it is in no log and no Referer.
  `${origin}/auth/add-password/#invitation=${token}`;

export const hashInvitation = (secrets: Secrets, token: string): string =>
  secrets.keyedHash(INVITATION, token);

/** Who was invited by this code, while it is open. */
export async function findInvited(
  trx: Knex.Transaction,
  token: string,
  { secrets, now }: With,
): Promise<number | undefined> {
  const open = await trx("one_time_code")
    .where({ purpose: INVITATION, codeHash: hashInvitation(secrets, token) })
    .where("expires_at", ">", now)
    .first("stakeholder_id");
  return open?.stakeholderId;
}
