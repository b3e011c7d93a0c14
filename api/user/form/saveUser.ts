import type { Knex } from "knex";
import { setMemberships } from "../../group/memberships.ts";
import type { Audit } from "../../lib/audit.ts";
import type { Env } from "../../lib/env.ts";
import type { Session } from "../../lib/route.ts";
import { saveVersion } from "../../lib/saveVersion.ts";
import type { Secrets } from "../../lib/secrets.ts";
import { StakeholderModel } from "../../stakeholder/models.ts";
import { CONTACT_TYPES, type StatedContact, saveContacts } from "../../stakeholder/people.ts";
import { findAccount, usernameOf } from "../accounts.ts";
import { addPerson } from "../addPerson.ts";
import { UserDetails } from "../contract.ts";
import { invite } from "../invitation/invitations.ts";
import { readUser } from "../userQueries.ts";
import { refused, refuseTaken, refuseUnknown } from "./checkForm.ts";
import type { UserForm } from "./contract.ts";

export type Saving = {
  trx: Knex.Transaction;
  session: Session;
  env: Env;
  secrets: Secrets;
  audit: Audit;
  now: Date;
};

/** Mails an invitation; returns the person's stakeholder. */
export async function createUser(form: UserForm, saving: Saving): Promise<number> {
  const { trx, audit } = saving;
  const username = emailOf(form);
  await refuseTaken(trx, username);
  await refuseUnknown(trx, form);
  const stakeholderId = await addPerson(trx, {
    name: form.Name,
    username,
    titleId: form.TitleId,
    roleId: form.RoleId,
  });
  await saveDetails(trx, stakeholderId, form);
  await audit(trx, { what: "user created", subject: stakeholderId });
  const groupIds = [...new Set(form.GroupIds)];
  await setMemberships(trx, { stakeholderId, groupIds, ...actingIn(saving) });
  await invite({ stakeholderId, username, name: form.Name }, saving);
  return stakeholderId;
}

/** @throws {HttpError} 409 after somebody else's change */
export async function editUser(
  stakeholderId: number,
  form: UserForm & { version: number },
  saving: Saving,
): Promise<number> {
  const { trx, session, audit, now } = saving;
  const current = () => readUser(trx, stakeholderId, { stakeholderId: session.stakeholderId, now });
  const before = await current();
  const version = await saveVersion(trx, "stakeholder", {
    id: stakeholderId,
    version: form.version,
    by: session.stakeholderId,
    at: now,
    what: "The user",
    changes: { name: form.Name },
    current,
    shape: UserDetails,
  });
  await refuseUnknown(trx, form, before);
  const username = emailOf(form);
  if (username !== before.username) await moveInvitation(before, { username, form }, saving);
  await saveDetails(trx, stakeholderId, form, before);
  const groupIds = [...new Set(form.GroupIds)];
  await setMemberships(trx, { stakeholderId, groupIds, ...actingIn(saving) });
  const fields = changedFields(before, await current());
  if (fields.length > 0)
    await audit(trx, { what: "user changed", subject: stakeholderId, after: { fields } });
  return version;
}

/** For `setMemberships`. */
export const actingIn = ({ session, secrets, env, now }: Saving) => ({
  actor: session.stakeholderId,
  guard: { session, secrets },
  env,
  at: now,
});

const emailOf = ({ Contacts }: UserForm): string =>
  usernameOf(Contacts.find(({ ContactTypeId }) => ContactTypeId === CONTACT_TYPES.workEmail)?.Detail ?? "");

/** Field names only: the log outlives the account. */
function changedFields(before: UserDetails, after: UserDetails): string[] {
  const fields = ["Name", "TitleId", "RoleId", "CompanyId", "Contacts", "StakeholderRelationships"] as const;
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Exactly as in the form; a second organisation stays unless the first changes. */
async function saveDetails(
  trx: Knex.Transaction,
  stakeholderId: number,
  form: UserForm,
  before?: UserDetails,
): Promise<void> {
  const { TitleId, RoleId, CompanyId, StakeholderRelationships } = form;
  const municipalityIds = new Set(StakeholderRelationships.map(({ MunicipalityId }) => MunicipalityId));
  const related = ["organisations", "municipalities"];
  await StakeholderModel.query(trx).upsertGraph(
    {
      stakeholderId,
      person: { stakeholderId, titleId: TitleId, roleId: RoleId },
      municipalities: [...municipalityIds].map((id) => ({ stakeholderId: id })),
      ...(CompanyId !== before?.CompanyId && { organisations: [{ stakeholderId: CompanyId }] }),
    },
    { relate: related, unrelate: related },
  );
  await saveContacts(trx, stakeholderId, statedContacts(form));
}

const statedContacts = (form: UserForm): StatedContact[] =>
  [1, 2, 3, 4, 5].map((contactTypeId) => ({
    contactTypeId,
    detail:
      contactTypeId === CONTACT_TYPES.workEmail
        ? emailOf(form)
        : (form.Contacts.find(({ ContactTypeId }) => ContactTypeId === contactTypeId)?.Detail ?? ""),
  }));

/** The address was never confirmed, so it was mistyped: the invitation goes to the new one. */
async function moveInvitation(
  before: UserDetails,
  { username, form }: { username: string; form: UserForm },
  saving: Saving,
): Promise<void> {
  const { trx } = saving;
  const { stakeholderId } = before;
  const account = await findAccount(trx, before.username);
  if (account?.passwordHash !== null) {
    throw refused("in-use", "The email address of an account that is in use cannot be changed.", "Contacts");
  }
  await refuseTaken(trx, username);
  await trx("one_time_code").where({ stakeholderId, purpose: "invitation" }).delete();
  await trx("user_account").where({ stakeholderId }).update({ username });
  await invite({ stakeholderId, username, name: form.Name }, saving);
}
