import type { Knex } from "knex";
import { GROUPS, setGroups } from "../group/groups.ts";
import { audit } from "../lib/audit.ts";
import { type Env, StartError } from "../lib/env.ts";
import type { Secrets } from "../lib/secrets.ts";
import { findAccount, usernameOf } from "./accounts.ts";
import { addPerson } from "./addPerson.ts";
import { invitationLink, issueInvitation } from "./oneTimeCodes.ts";

type Invitation = { email: string; env: Env; secrets: Secrets; now: Date };

/**
 * Returns the link for choosing a password.
 * @throws {StartError} if the address has an account with a password
 */
export async function inviteAdministrator(
  trx: Knex.Transaction,
  { email, env, secrets, now }: Invitation,
): Promise<string> {
  const username = usernameOf(email);
  const standing = await findAccount(trx, username);
  if (standing !== undefined && standing.passwordHash !== null) {
    throw new StartError(`${email} has an account already; an administrator can put it into a group.`);
  }
  const stakeholderId =
    standing?.stakeholderId ?? (await addPerson(trx, { name: "Administrator", username }));
  await setGroups(trx, { stakeholderId, groups: [GROUPS.administrators], actor: null, env, at: now });
  await audit(trx, { what: "invited", actor: null, subject: stakeholderId, at: now });
  const token = await issueInvitation(trx, { email: username, stakeholderId }, { secrets, now });
  return invitationLink(env.PUBLIC_ORIGIN, token);
}
