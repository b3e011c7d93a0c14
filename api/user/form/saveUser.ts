import type { Knex } from "knex";
import { assertMayChangeScope } from "../../access/assertMayGrant.ts";
import { setMemberships } from "../../group/memberships.ts";
import { changedFields } from "../../lib/audit/changedFields.ts";
import { saveIfUnchanged } from "../../lib/database/optimisticLocking.ts";
import { endSessions } from "../../lib/security/session.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import { PersonModel, StakeholderModel } from "../../stakeholder/models.ts";
import { type ContactInput, saveContacts } from "../../stakeholder/people.ts";
import { normaliseUsername } from "../accounts.ts";
import { addPerson } from "../addPerson.ts";
import { UserDetails } from "../contract.ts";
import { invite, lockInvited } from "../invitation/invitations.ts";
import { readUser } from "../userQueries.ts";
import { assertChoicesExist, claimEmailAddress, createFieldError, refuseUnregistered } from "./checkForm.ts";
import { findOrAddCompany } from "./companies.ts";
import type { UserForm } from "./contract.ts";
import { getGrantContext, type UserChange } from "./UserChange.ts";

export async function createUser(form: UserForm, context: UserChange): Promise<number> {
  const { trx, session, audit, now } = context;
  const username = getEmail(form);
  await claimEmailAddress(trx, username, context);
  await assertChoicesExist(trx, form);
  const stakeholderId = await addPerson(trx, {
    name: form.Name,
    username,
    titleId: form.TitleId,
    roleId: form.RoleId,
  });
  const companyId = await saveDetails(trx, stakeholderId, form);
  await audit(trx, { what: "user created", subject: stakeholderId });
  const created = await readUser(trx, stakeholderId, { stakeholderId: session.stakeholderId, now });
  await saveScope(created, { companyId, form }, context);
  const groupIds = [...new Set(form.GroupIds)];
  await setMemberships(trx, { stakeholderId, groupIds, ...getGrantContext(context) });
  await invite({ stakeholderId, username, name: form.Name }, context);
  return stakeholderId;
}

export async function editUser(
  stakeholderId: number,
  form: UserForm & { version: number },
  context: UserChange,
): Promise<number> {
  const { trx, session, audit, now } = context;
  const readCurrent = () => readUser(trx, stakeholderId, { stakeholderId: session.stakeholderId, now });
  const before = await readCurrent();
  const version = await saveIfUnchanged(trx, "stakeholder", {
    id: stakeholderId,
    version: form.version,
    by: session.stakeholderId,
    at: now,
    what: "The user",
    changes: { name: form.Name },
    readCurrent,
    shape: UserDetails,
  });
  await assertChoicesExist(trx, form, before);
  const username = getEmail(form);
  if (username !== before.username) await moveInvitation(before, { username, form }, context);
  const companyId = await saveDetails(trx, stakeholderId, form);
  await saveScope(before, { companyId, form }, context);
  const groupIds = [...new Set(form.GroupIds)];
  await setMemberships(trx, { stakeholderId, groupIds, ...getGrantContext(context) });
  const change = changedFields(before, await readCurrent(), {
    withValues: ["TitleId", "RoleId", "CompanyName"],
    withoutValues: ["Name", "Contacts"],
  });
  if (change !== null) await audit(trx, { what: "user changed", subject: stakeholderId, ...change });
  return version;
}

const getEmail = ({ Contacts }: UserForm): string =>
  normaliseUsername(
    Contacts.find(({ ContactTypeId }) => ContactTypeId === CONTACT_TYPE.workEmail)?.Detail ?? "",
  );

async function saveDetails(trx: Knex.Transaction, stakeholderId: number, form: UserForm): Promise<number> {
  const { TitleId, RoleId, CompanyId, CompanyName } = form;
  const companyId = CompanyId ?? (await findOrAddCompany(trx, CompanyName as string));
  await PersonModel.query(trx).findById(stakeholderId).patch({ titleId: TitleId, roleId: RoleId, companyId });
  await saveContacts(trx, stakeholderId, listFormContacts(form));
  return companyId;
}

const listFormContacts = (form: UserForm): ContactInput[] =>
  [1, 2, 3, 4, 5].map((contactTypeId) => ({
    contactTypeId,
    detail:
      contactTypeId === CONTACT_TYPE.workEmail
        ? getEmail(form)
        : (form.Contacts.find(({ ContactTypeId }) => ContactTypeId === contactTypeId)?.Detail ?? ""),
  }));

/** Changes the address of an invitation. Nobody has confirmed the old one, so it was probably mistyped. */
async function moveInvitation(
  before: UserDetails,
  { username, form }: { username: string; form: UserForm },
  context: UserChange,
): Promise<void> {
  const { trx, session } = context;
  const { stakeholderId, invitation } = before;
  if (invitation === null || invitation.state === "arrived") {
    throw createFieldError(
      "in-use",
      "The email address of an account that is in use cannot be changed.",
      "Contacts",
    );
  }
  await lockInvited(stakeholderId, session.stakeholderId, context);
  await claimEmailAddress(trx, username, context);
  await trx("user_account").where({ stakeholderId }).update({ username });
  await invite({ stakeholderId, username, name: form.Name }, context);
}

/**
 * Changing the scope is a grant: it notifies administrators, logs old and new values, and ends the user's
 * sessions. A second organisation remains unless the first changes.
 */
async function saveScope(
  before: UserDetails,
  { companyId, form }: { companyId: number; form: UserForm },
  { trx, session, env, secrets, audit, now }: UserChange,
): Promise<void> {
  const { stakeholderId } = before;
  const municipalityIds = getIds(form.StakeholderRelationships);
  const organisationBefore = before.SpeaksForOrganisation ? before.CompanyId : null;
  const isSameCompany = companyId === organisationBefore;
  const organisationId = (form.SpeaksForOrganisation ?? isSameCompany) ? companyId : null;
  const changesOrganisation = organisationId !== organisationBefore;
  if (changesOrganisation && organisationId !== null) await refuseUnregistered(trx, organisationId);
  if (!changesOrganisation && haveSameIds(municipalityIds, getIds(before.StakeholderRelationships))) return;
  const relations = ["organisations", "municipalities"];
  await StakeholderModel.query(trx).upsertGraph(
    {
      stakeholderId,
      municipalities: municipalityIds.map((id) => ({ stakeholderId: id })),
      ...(changesOrganisation && {
        organisations: organisationId === null ? [] : [{ stakeholderId: organisationId }],
      }),
    },
    { relate: relations, unrelate: relations },
  );
  const after = await readUser(trx, stakeholderId, { stakeholderId: session.stakeholderId, now });
  const change = { before: describeScope(before), after: describeScope(after) };
  const scopeContext = { session, stakeholderId, grantee: before.displayName, env, secrets, now };
  await assertMayChangeScope(trx, { ...scopeContext, ...change });
  await endSessions(trx, stakeholderId);
  await audit(trx, { what: "scope changed", subject: stakeholderId, ...change });
}

type Municipalities = Pick<UserDetails, "StakeholderRelationships">["StakeholderRelationships"];

const getIds = (municipalities: Municipalities): number[] => [
  ...new Set(municipalities.map(({ MunicipalityId }) => MunicipalityId)),
];

const haveSameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const describeScope = ({ CompanyName, SpeaksForOrganisation, StakeholderRelationships }: UserDetails) => ({
  organisation: SpeaksForOrganisation ? CompanyName : null,
  municipalities: StakeholderRelationships.map(({ Description }) => Description ?? ""),
});
