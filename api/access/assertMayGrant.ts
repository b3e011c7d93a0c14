import type { Knex } from "knex";
import { notAllowed } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import type { Env } from "../lib/operating/env.ts";
import { requireRecentAuth } from "../lib/security/recentAuth.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { PERMISSIONS, type PermissionName } from "../shared/permissions.ts";
import { writePowersGranted, writeScopeChanged } from "./emails.ts";
import { assertHoldsPermissions } from "./grants.ts";
import { findPermissions } from "./loadSession.ts";
import { mailAdministrators } from "./mailAdministrators.ts";

const POWERFUL_PERMISSIONS = PERMISSIONS.filter(({ isPowerful }) => isPowerful);

export const isPowerful = (permission: PermissionName): boolean =>
  POWERFUL_PERMISSIONS.some(({ name }) => name === permission);

type Grant = {
  session: Pick<Session, "stakeholderId" | "authenticatedAt">;
  permissions: readonly PermissionName[];
  grantee: string;
  env: Pick<Env, "NODE_ENV">;
  secrets: Secrets;
  now: Date;
};

/**
 * The caller must call this in the grant's transaction, before it writes.
 * @throws {HttpError} 403 `password-needed` for powerful permissions
 */
export async function assertMayGrant(trx: Knex.Transaction, grant: Grant): Promise<void> {
  const { session, grantee, env, secrets, now } = grant;
  const powerful = POWERFUL_PERMISSIONS.filter(({ name }) => grant.permissions.includes(name));
  if (powerful.length === 0) return;
  requireRecentAuth(session, now);
  const permissions = powerful.map(({ meaning }) => meaning).join("; ");
  await mailAdministrators(trx, (names) => writePowersGranted({ ...names, grantee, permissions }), {
    by: session.stakeholderId,
    ...{ env, secrets, now },
  });
}

type Scope = { organisation: string | null; municipalities: readonly string[] };
type ScopeChange = { before: Scope; after: Scope };

/**
 * Always requires recent authentication.
 * @throws {HttpError} 403 `password-needed`, or 403 `not-allowed` for one's own scope, or for a user with
 * permissions that one may not grant
 */
export async function assertMayChangeScope(
  trx: Knex.Transaction,
  { session, stakeholderId, ...grant }: Omit<Grant, "permissions"> & ScopeChange & { stakeholderId: number },
): Promise<void> {
  requireRecentAuth(session, grant.now);
  if (stakeholderId === session.stakeholderId) throw notAllowed();
  await assertHoldsPermissions(trx, session.stakeholderId, await findPermissions(trx, stakeholderId));
  const { grantee } = grant;
  const changes = describeScopeChange(grant);
  await mailAdministrators(trx, (names) => writeScopeChanged({ ...names, grantee, changes }), {
    by: session.stakeholderId,
    ...grant,
  });
}

function describeScopeChange({ before, after }: ScopeChange): string {
  const addedMunicipalities = after.municipalities.filter((name) => !before.municipalities.includes(name));
  const removedMunicipalities = before.municipalities.filter((name) => !after.municipalities.includes(name));
  const lines = [
    before.organisation !== after.organisation &&
      `Organisation: ${after.organisation ?? "none"}, before: ${before.organisation ?? "none"}.`,
    addedMunicipalities.length > 0 && `Municipalities added: ${addedMunicipalities.join(", ")}.`,
    removedMunicipalities.length > 0 && `Municipalities removed: ${removedMunicipalities.join(", ")}.`,
  ];
  return lines.filter((line) => line !== false).join(" ");
}
