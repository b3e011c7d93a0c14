import { assertMayChangeScope } from "../../access/assertMayGrant.ts";
import { assertHoldsPermissions, findGroupPermissions } from "../../access/grants.ts";
import { findApprovedOrganisationName, findMembers } from "../../access/organisationMembers.ts";
import { findGroupId, GROUPS } from "../../group/groups.ts";
import { setMemberships } from "../../group/memberships.ts";
import { notFound } from "../../lib/http/errors.ts";
import { queueEmail } from "../../lib/mail/emailQueue.ts";
import { limitInvitations } from "../../lib/security/limitChanges.ts";
import { linkRepresentative } from "../../stakeholder/findOrganisation.ts";
import { normaliseUsername } from "../../user/accounts.ts";
import { addPerson } from "../../user/addPerson.ts";
import { getGrantContext, type UserChange } from "../../user/form/UserChange.ts";
import { invite } from "../../user/invitation/invitations.ts";
import { releaseEmailAddress } from "../../user/releaseEmailAddress.ts";
import { writeAddressInUse, writeColleagueInvited } from "./emails.ts";

/** @throws {HttpError} 403 if the group has rights that the user lacks */
export async function inviteColleague(
  { Name: name, Email }: { Name: string; Email: string },
  context: UserChange,
): Promise<void> {
  const { trx, session, env, secrets, audit, now } = context;
  const { organisationId } = session;
  const organisation = await findApprovedOrganisationName(trx, organisationId);
  if (organisationId === null || organisation === undefined) throw notFound("Your organisation");
  const groupIds = [await findGroupId(trx, GROUPS.organisations)];
  await assertHoldsPermissions(trx, session.stakeholderId, await findGroupPermissions(trx, groupIds));
  const username = normaliseUsername(Email);
  const isInvited = ({ invitedAt }: { invitedAt: Date | null }) => invitedAt !== null;
  if (await releaseEmailAddress(trx, username, { env, now, isProtected: isInvited })) {
    const stakeholderId = await addPerson(trx, { name, username });
    await audit(trx, { what: "user created", subject: stakeholderId });
    await linkRepresentative(trx, stakeholderId, organisationId);
    const change = {
      before: { organisation: null, municipalities: [] },
      after: { organisation, municipalities: [] },
    };
    await assertMayChangeScope(trx, { session, stakeholderId, grantee: name, env, secrets, now, ...change });
    await audit(trx, { what: "scope changed", subject: stakeholderId, ...change });
    const grantContext = { ...getGrantContext(context), authority: "approval" as const };
    await setMemberships(trx, { stakeholderId, groupIds, ...grantContext });
    await invite({ stakeholderId, username, name }, context);
  } else {
    await limitInvitations(trx, 1, { actor: session.stakeholderId, now });
    await queueEmail(trx, { to: username, email: writeAddressInUse({ organisation }) }, { secrets, now });
  }
  await audit(trx, { what: "colleague invited", subject: organisationId });
  const link = `${env.PUBLIC_ORIGIN}/organisation/details/`;
  for (const member of await findMembers(trx, organisationId, env)) {
    if (member.stakeholderId === session.stakeholderId) continue;
    const email = writeColleagueInvited({ name: member.name, organisation, link });
    await queueEmail(trx, { to: member.username, email }, { secrets, now });
  }
}
