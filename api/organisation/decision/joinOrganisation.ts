import type { Knex } from "knex";
import { assertMayChangeScope } from "../../access/assertMayGrant.ts";
import { findApprovedOrganisationName } from "../../access/organisationMembers.ts";
import { moveMember } from "../../group/memberships.ts";
import { HttpError } from "../../lib/http/errors.ts";
import { findOrganisation } from "../../stakeholder/findOrganisation.ts";
import { PersonModel } from "../../stakeholder/models.ts";
import { RELATIONSHIP_TYPES } from "../../stakeholder/stakeholderKinds.ts";
import { getGrantContext, type UserChange } from "../../user/form/UserChange.ts";
import type { ApplicationRow } from "../applications.ts";
import { DECISION_EMAILS } from "../contract.ts";

export type DecisionContext = UserChange & { today: string };

type ApprovedOrganisation = { stakeholderId: number; name: string };

/** @throws {HttpError} 409 if the organisation does not take part */
export async function findApprovedOrganisation(
  trx: Knex.Transaction,
  { KnownOrganisationId: stakeholderId }: { KnownOrganisationId?: number | undefined },
): Promise<ApprovedOrganisation | undefined> {
  if (stakeholderId === undefined) return undefined;
  const name = await findApprovedOrganisationName(trx, stakeholderId);
  if (name === undefined) throw new HttpError(409, "not-registered", "This organisation does not take part.");
  return { stakeholderId, name };
}

export async function findJoinedOrganisation(
  trx: Knex.Transaction,
  { applicantId, stakeholderId, templateId }: ApplicationRow,
): Promise<string | undefined> {
  if (applicantId === null || templateId !== DECISION_EMAILS.duplicate) return undefined;
  const organisation = await findOrganisation(trx, applicantId);
  return organisation?.stakeholderId === stakeholderId ? undefined : organisation?.name;
}

export async function joinOrganisation(
  row: ApplicationRow,
  { to, groupId }: { to: ApprovedOrganisation; groupId: number },
  context: DecisionContext,
): Promise<number | null> {
  const { applicantId, stakeholderId, organisationName, name } = row;
  if (applicantId === null) return null;
  const { trx, session, env, secrets, audit, now } = context;
  await refuseActingForAnother(trx, applicantId, stakeholderId);
  const change = {
    before: { organisation: organisationName, municipalities: [] },
    after: { organisation: to.name, municipalities: [] },
  };
  const scopeContext = { session, stakeholderId: applicantId, grantee: name ?? "", env, secrets, now };
  await assertMayChangeScope(trx, { ...scopeContext, ...change });
  await moveRepresentative(trx, applicantId, { from: stakeholderId, to: to.stakeholderId });
  await audit(trx, { what: "scope changed", subject: applicantId, ...change });
  return setInGroup(applicantId, { groupId, isMember: true }, context);
}

export async function leaveOrganisation(
  { applicantId, stakeholderId }: ApplicationRow,
  { joinedId, groupId }: { joinedId: number; groupId: number | null },
  context: DecisionContext,
): Promise<void> {
  if (applicantId === null) return;
  await moveRepresentative(context.trx, applicantId, { from: joinedId, to: stakeholderId });
  if (groupId !== null) await setInGroup(applicantId, { groupId, isMember: false }, context);
}

async function moveRepresentative(
  trx: Knex.Transaction,
  personId: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await trx("stakeholder_relationship")
    .where({
      stakeholderId: personId,
      relatedStakeholderId: from,
      relationshipTypeId: RELATIONSHIP_TYPES.contactPerson,
    })
    .update({ relatedStakeholderId: to });
  await PersonModel.query(trx).findById(personId).patch({ companyId: to });
}

/** Otherwise an approval of one organisation would grant permissions in another. */
export async function refuseActingForAnother(
  trx: Knex.Transaction,
  applicantId: number,
  organisationId: number,
): Promise<void> {
  if ((await findOrganisation(trx, applicantId))?.stakeholderId === organisationId) return;
  const description =
    "The person who applied acts for another organisation by now. Change that on their user page first.";
  throw new HttpError(409, "acts-for-another", description);
}

export async function setInGroup(
  stakeholderId: number,
  { groupId, isMember }: { groupId: number; isMember: boolean },
  context: DecisionContext,
): Promise<number | null> {
  const membership = { stakeholderId, groupId, isMember, authority: "approval" } as const;
  const isMoved = await moveMember(context.trx, { ...membership, ...getGrantContext(context) });
  return isMoved ? groupId : null;
}
