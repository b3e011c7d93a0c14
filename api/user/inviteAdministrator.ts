import type { Knex } from "knex";
import { GROUPS, setGroups } from "../group/groups.ts";
import { audit } from "../lib/audit/audit.ts";
import { type Env, OperatorError } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { canUseAccount, lockAccountByUsername, normaliseUsername } from "./accounts.ts";
import { addPerson } from "./addPerson.ts";
import { makeInvitationLink } from "./invitation/invitations.ts";
import { hasOrganisation } from "./invitation/nameOrganisation.ts";

type Invitation = { email: string; fullName?: string | undefined; env: Env; secrets: Secrets; now: Date };

/**
 * @returns the link of the invitation
 * @throws {OperatorError} if the account is in use or disabled
 */
export async function inviteAdministrator(
  trx: Knex.Transaction,
  { email, fullName = "Administrator", env, secrets, now }: Invitation,
): Promise<string> {
  const username = normaliseUsername(email);
  const existing = await lockAccountByUsername(trx, username, { env, now });
  if (existing !== undefined && !canUseAccount(existing, "be invited again")) {
    throw new OperatorError(`${email} has an account already; an administrator can put it into a group.`);
  }
  const stakeholderId = existing?.stakeholderId ?? (await addPerson(trx, { name: fullName, username }));
  await setGroups(trx, { stakeholderId, groups: [GROUPS.administrators], actor: null, env, at: now });
  await audit(trx, { what: "invited", actor: null, subject: stakeholderId, at: now });
  const link = await makeInvitationLink({ stakeholderId, username }, { trx, env, secrets, now });
  return (await hasOrganisation(trx, stakeholderId)) ? link : `${link}&organisation=unnamed`;
}
