import type { Knex } from "knex";
import { HttpError } from "../lib/errors.ts";
import { isGuessable } from "../lib/password.ts";

export type Account = {
  stakeholderId: number;
  username: string;
  name: string;
  passwordHash: string | null;
  isVerified: boolean;
  isDisabled: boolean;
  isDemonstration: boolean;
  /** Of the invitation that is open. */
  invitationHash: string | null;
  invitationExpiresAt: Date | null;
};

/** The name under which an address signs in. */
export const usernameOf = (email: string): string => email.trim().toLowerCase();

/** The account of a username, in one query, whether there is one or not. */
export async function findAccount(trx: Knex.Transaction, username: string): Promise<Account | undefined> {
  return accounts(trx).where({ username }).first();
}

export async function findAccountOf(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<Account | undefined> {
  return accounts(trx).where("user_account.stakeholder_id", stakeholderId).first();
}

/** The account as it is now; nobody changes it before the transaction ends. */
export async function lockAccount(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<Account | undefined> {
  return accounts(trx).where("user_account.stakeholder_id", stakeholderId).forUpdate("user_account").first();
}

/** Whether an address is somebody's: it was verified, or its owner was invited. */
export const isTaken = (account: Account | undefined): boolean =>
  account !== undefined && (account.isVerified || account.invitationHash !== null);

function accounts(trx: Knex.Transaction) {
  return trx("user_account")
    .join("stakeholder", "stakeholder.stakeholder_id", "user_account.stakeholder_id")
    .leftJoin("one_time_code", (on) =>
      on
        .on("one_time_code.stakeholder_id", "user_account.stakeholder_id")
        .onVal("one_time_code.purpose", "invitation"),
    )
    .select<Account[]>(
      "user_account.stakeholder_id",
      "username",
      "name",
      "password_hash",
      "is_verified",
      "is_disabled",
      "is_demonstration",
      "code_hash as invitation_hash",
      "expires_at as invitation_expires_at",
    );
}

/**
 * Refuses a password that everybody guesses, or that is made of the account's own address.
 * @throws {HttpError} 400, which names the field
 */
export function refuseGuessable(
  password: string,
  { username, field }: { username: string; field: string },
): void {
  if (!isGuessable(password, username)) return;
  const description = "This password is easily guessed. Please choose another.";
  throw new HttpError(400, "invalid", description, [{ code: "common", description, field }]);
}

/** A password proves that its owner can read the mail of the address: nobody gets this far otherwise. */
export async function savePassword(
  trx: Knex.Transaction,
  { stakeholderId, passwordHash }: { stakeholderId: number; passwordHash: string },
): Promise<void> {
  await trx("user_account").where({ stakeholderId }).update({ passwordHash, isVerified: true });
  await trx("one_time_code").where({ stakeholderId }).delete();
}
