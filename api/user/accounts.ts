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
  /** An open one. */
  invitationHash: string | null;
  invitationExpiresAt: Date | null;
};

export const usernameOf = (email: string): string => email.trim().toLowerCase();

/** One query, found or not, so that timing reveals nothing. */
export async function findAccount(trx: Knex.Transaction, username: string): Promise<Account | undefined> {
  return accounts(trx).where({ username }).first();
}

export async function findAccountOf(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<Account | undefined> {
  return accounts(trx).where("user_account.stakeholder_id", stakeholderId).first();
}

/** Locked until the transaction ends. */
export async function lockAccount(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<Account | undefined> {
  return accounts(trx).where("user_account.stakeholder_id", stakeholderId).forUpdate("user_account").first();
}

/** Verified, or invited. */
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
 * Refuses common passwords and those made of the account's address.
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

/** Also verifies the address: only its reader gets this far. */
export async function savePassword(
  trx: Knex.Transaction,
  { stakeholderId, passwordHash }: { stakeholderId: number; passwordHash: string },
): Promise<void> {
  await trx("user_account").where({ stakeholderId }).update({ passwordHash, isVerified: true });
  await trx("one_time_code").where({ stakeholderId }).delete();
}
