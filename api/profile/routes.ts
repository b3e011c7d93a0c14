import type { Knex } from "knex";
import { audit } from "../lib/audit/audit.ts";
import { changedFields } from "../lib/audit/changedFields.ts";
import { saveIfUnchanged } from "../lib/database/optimisticLocking.ts";
import { done } from "../lib/http/done.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { multiTxRoute, route } from "../lib/http/route.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import { hashPassword, verifyPassword } from "../lib/security/password.ts";
import { requireRecentAuth } from "../lib/security/recentAuth.ts";
import { renewSession } from "../second-factor/stepUp.ts";
import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import { PersonModel, type StakeholderModel } from "../stakeholder/models.ts";
import { saveContacts } from "../stakeholder/people.ts";
import {
  type Account,
  findAccountById,
  normaliseUsername,
  refuseGuessablePassword,
} from "../user/accounts.ts";
import { changePassword } from "../user/changePassword.ts";
import { UserAccountModel } from "../user/models.ts";
import { passwordChangeAttempt } from "../user/rateLimits.ts";
import { removeUser } from "../user/removeUser.ts";
import { addressChangeRoutes } from "./addressChange.ts";
import {
  closeAccount,
  downloadOwnRecord,
  getProfile,
  Profile,
  type ProfileUpdate,
  updateProfile,
} from "./contract.ts";
import { writeAccountClosed } from "./emails.ts";
import { readOwnRecord } from "./ownRecord.ts";

const closeAccountRoute = multiTxRoute(
  closeAccount,
  async ({ body, session, transact, visit, env, secrets, audit, now }) => {
    const { stakeholderId } = session;
    await transact(async (trx) => {
      const account = await findAccountById(trx, stakeholderId, { env, now });
      if (account === undefined) throw notFound("The account");
      const { username, name } = account;
      if (normaliseUsername(body.email) !== username) {
        const description = "This is not the address of your account.";
        throw new HttpError(400, "invalid", description, [{ code: "NotYours", description, field: "email" }]);
      }
      await removeUser(stakeholderId, { trx, env });
      await audit(trx, { what: "account closed", subject: stakeholderId });
      await queueEmail(trx, { to: username, email: writeAccountClosed({ name }) }, { secrets, now });
    });
    visit.end();
    return done("Your account is closed.");
  },
);

const getProfileRoute = route(getProfile, ({ session, trx }) => readProfile(trx, session.stakeholderId));

async function readProfile(trx: Knex.Transaction, stakeholderId: number): Promise<Profile> {
  const { username, stoppedMail, stakeholder } = await UserAccountModel.query(trx)
    .findById(stakeholderId)
    .withGraphJoined("stakeholder.[person, contacts]")
    .throwIfNotFound();
  const { name, version, person, contacts } = stakeholder as Required<StakeholderModel>;
  const getDetail = (type: number) =>
    contacts.find(({ contactTypeId }) => contactTypeId === type)?.detail ?? "";
  return {
    fullName: name,
    email: username,
    mobileNumber: getDetail(CONTACT_TYPE.mobile),
    alternativeNumber: getDetail(CONTACT_TYPE.alternative),
    titleId: person.titleId,
    jobRole: person.roleId,
    stoppedMail,
    version,
  };
}

const updateProfileRoute = multiTxRoute(updateProfile, async ({ body, ...context }) => {
  const { session, transact, rateLimiter, secrets, now } = context;
  const { stakeholderId } = session;
  const account = (await transact((trx) => findAccountById(trx, stakeholderId, context))) as Account;
  const { CurrentPassword, NewPassword } = body;
  const attempt = passwordChangeAttempt(stakeholderId);
  let passwordHash: string | undefined;
  if (CurrentPassword !== undefined && NewPassword !== undefined) {
    requireRecentAuth(session, now);
    refuseGuessablePassword(NewPassword, { username: account.username, field: "NewPassword" });
    await rateLimiter.count(attempt);
    if (!(await verifyPassword(account.passwordHash, CurrentPassword))) throw createWrongPasswordError();
    await rateLimiter.refund(attempt);
    passwordHash = await hashPassword(NewPassword);
  }
  await transact(async (trx) => {
    await saveProfile(trx, { account, body, now });
    if (passwordHash === undefined) return;
    await renewSession(trx, context, (lockedAccount) =>
      changePassword(trx, { account: lockedAccount, passwordHash, secrets, now }),
    );
  });
  return done("Profile updated successfully");
});

async function saveProfile(
  trx: Knex.Transaction,
  { account: { stakeholderId, username }, body, now }: { account: Account; body: ProfileUpdate; now: Date },
): Promise<void> {
  if (body.email.toLowerCase() !== username) {
    throw createFieldError("ReadOnly", "You cannot change your email here.", "email");
  }
  const readCurrent = () => readProfile(trx, stakeholderId);
  const before = await readCurrent();
  if ((await trx("user_title").where({ titleId: body.titleId }).first("title_id")) === undefined) {
    throw createFieldError("Unknown", "Title is not on the list", "titleId");
  }
  if ((await trx("job_role").where({ roleId: body.jobRole }).first("role_id")) === undefined) {
    throw createFieldError("Unknown", "Organisation Role is not on the list", "jobRole");
  }
  await saveIfUnchanged(trx, "stakeholder", {
    id: stakeholderId,
    version: body.version,
    by: stakeholderId,
    at: now,
    what: "Your profile",
    changes: { name: body.fullName },
    readCurrent,
    shape: Profile,
  });
  await PersonModel.query(trx).findById(stakeholderId).patch({ titleId: body.titleId, roleId: body.jobRole });
  if (body.stoppedMail) {
    await UserAccountModel.query(trx).findById(stakeholderId).patch({ stoppedMail: body.stoppedMail });
  }
  await saveContacts(trx, stakeholderId, [
    { contactTypeId: CONTACT_TYPE.mobile, detail: body.mobileNumber },
    { contactTypeId: CONTACT_TYPE.alternative, detail: body.alternativeNumber },
  ]);
  const after = await readCurrent();
  const change = changedFields(before, after, {
    withValues: ["titleId", "jobRole", "stoppedMail"],
    withoutValues: ["fullName", "mobileNumber", "alternativeNumber"],
  });
  await audit(trx, {
    what: "profile changed",
    actor: stakeholderId,
    subject: stakeholderId,
    ...change,
    at: now,
  });
}

const createFieldError = (code: string, description: string, field: string) =>
  new HttpError(400, "invalid", description, [{ code, description, field }]);

const createWrongPasswordError = () =>
  createFieldError("PasswordMismatch", "Incorrect password.", "CurrentPassword");

const ownRecordRoute = route(downloadOwnRecord, async ({ session: { stakeholderId }, trx, audit, now }) => {
  await audit(trx, { what: "own record downloaded", subject: stakeholderId });
  return readOwnRecord(trx, stakeholderId, now);
});

export const profileRoutes = [
  getProfileRoute,
  updateProfileRoute,
  ownRecordRoute,
  closeAccountRoute,
  ...addressChangeRoutes,
];
