import type { Knex } from "knex";
import { findUsersWithPermission } from "../access/findUsersWithPermission.ts";
import { IMPORT_PERMISSIONS } from "../import/importKinds.ts";
import { HttpError } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import type { Env } from "../lib/operating/env.ts";
import { requireRecentAuth } from "../lib/security/recentAuth.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { writeGraveImport } from "./emails.ts";
import type { ImportRow } from "./imports.ts";

type ApplyContext = {
  reason: string | undefined;
  session: Pick<Session, "stakeholderId" | "authenticatedAt">;
  env: Pick<Env, "NODE_ENV">;
  secrets: Secrets;
  now: Date;
};

/**
 * Notifies everybody who may import. The caller must call this in the transaction that begins the import.
 * @throws {HttpError} 400 `reason-needed`, 403 `password-needed`
 */
export async function requireReason(
  trx: Knex.Transaction,
  { kind, fileName, warnings }: Pick<ImportRow, "kind" | "fileName" | "warnings">,
  { reason, session, env, secrets, now }: ApplyContext,
): Promise<void> {
  if (reason === undefined)
    throw new HttpError(400, "reason-needed", "Say why this file is applied all the same.");
  requireRecentAuth(session, now);
  const { name: by } = await trx("stakeholder").where({ stakeholderId: session.stakeholderId }).first("name");
  const recipients: { username: string; name: string }[] = await findUsersWithPermission(
    trx,
    IMPORT_PERMISSIONS[kind],
    env,
  )
    .orderBy("s.name")
    .select("u.username", "s.name");
  for (const { username, name } of recipients) {
    const email = writeGraveImport({ name, by, fileName, reason, warnings: warnings.join(" ") });
    await queueEmail(trx, { to: username, email }, { secrets, now });
  }
}
