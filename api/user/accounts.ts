import type { Knex } from "knex";
import {
  type AccountState,
  type AccountUse,
  isUseAllowed,
  type StateContext,
  selectState,
} from "../access/accountState.ts";
import { HttpError, signedOut } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import { isGuessable } from "../lib/security/password.ts";
import { requireRecentAuth } from "../lib/security/recentAuth.ts";
import { lockSession } from "../lib/security/session.ts";

export type Account = {
  stakeholderId: number;
  username: string;
  name: string;
  passwordHash: string | null;
  state: AccountState;
  invitedAt: Date | null;
  invitationHash: string | null;
};

export const normaliseUsername = (email: string): string => email.trim().toLowerCase();

/** Runs one query in every case, so that timing does not reveal whether the account exists. */
export async function findAccount(
  trx: Knex.Transaction,
  username: string,
  context: StateContext,
): Promise<Account | undefined> {
  return queryAccounts(trx, context).where({ username }).first();
}

export async function findAccountById(
  trx: Knex.Transaction,
  stakeholderId: number,
  context: StateContext,
): Promise<Account | undefined> {
  return queryAccounts(trx, context).where("user_account.stakeholder_id", stakeholderId).first();
}

/** Reads again after locking, because a query that waited for the lock sees old rows of joined tables. */
export async function lockAccount(
  trx: Knex.Transaction,
  stakeholderId: number,
  context: StateContext,
): Promise<Account | undefined> {
  await trx("user_account").where({ stakeholderId }).forUpdate().first("stakeholder_id");
  return findAccountById(trx, stakeholderId, context);
}

export async function lockAccountByUsername(
  trx: Knex.Transaction,
  username: string,
  context: StateContext,
): Promise<Account | undefined> {
  await trx("user_account").where({ username }).forUpdate().first("stakeholder_id");
  return findAccount(trx, username, context);
}

/**
 * Checks that no other request has ended the session.
 * @throws {HttpError} 401, 403 `password-needed`
 */
export async function lockOwnAccount(
  trx: Knex.Transaction,
  { stakeholderId, sessionHash }: Pick<Session, "stakeholderId" | "sessionHash">,
  context: StateContext,
): Promise<Account> {
  const account = await lockAccount(trx, stakeholderId, context);
  const session = await lockSession(trx, sessionHash);
  if (account === undefined || session === undefined) throw signedOut();
  requireRecentAuth(session, context.now);
  return account;
}

export const canUseAccount = (
  account: Account | undefined,
  use: Exclude<AccountUse, "register the address">,
): account is Account => account !== undefined && isUseAllowed(account.state, use);

export const isAddressUsed = (account: Account | undefined): boolean =>
  !isUseAllowed(account?.state ?? "closed", "register the address");

function queryAccounts(trx: Knex.Transaction, context: StateContext) {
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
      "invited_at",
      selectState(trx, context),
      "code_hash as invitation_hash",
    );
}

/** @throws {HttpError} 400 that names the field */
export function refuseGuessablePassword(
  password: string,
  { username, field }: { username: string; field: string },
): void {
  if (!isGuessable(password, username)) return;
  const description = "This password is easily guessed. Please choose another.";
  throw new HttpError(400, "invalid", description, [{ code: "common", description, field }]);
}

/** Also verifies the address, because only somebody who reads its mail can get here. */
export async function savePassword(
  trx: Knex.Transaction,
  { stakeholderId, passwordHash }: { stakeholderId: number; passwordHash: string },
): Promise<void> {
  await trx("user_account").where({ stakeholderId }).update({ passwordHash, isVerified: true });
  await trx("one_time_code").where({ stakeholderId }).delete();
  await trx("address_change").where({ stakeholderId }).delete();
}
