import type { Knex } from "knex";
import type { AuditKind } from "../../shared/auditKinds.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { DAY_MS } from "../time/spans.ts";
import { TooManyRequests } from "./RateLimiter.ts";

const HOUR_MS = 60 * 60_000;
const CHANGES_PER_HOUR = 600;
const MAX_INVITATIONS_PER_DAY = 500;

type ChangeAuthor = { actor: number; now: Date };

/**
 * Prevents one person from filling the audit log.
 * @throws {TooManyRequests}
 */
export async function limitChanges(
  trx: Knex.Transaction,
  { audits, perHour = CHANGES_PER_HOUR }: Endpoint,
  { actor, now }: ChangeAuthor,
): Promise<void> {
  if (audits === undefined || "none" in audits) return;
  const row: { changes: number; first: Date } = await trx("audit_log")
    .where({ actorStakeholderId: actor })
    .whereIn("what", audits)
    .where("happened_at", ">", new Date(now.getTime() - HOUR_MS))
    .first(trx.raw("count(distinct happened_at)::int as changes"), trx.raw("min(happened_at) as first"));
  if (row.changes < perHour) return;
  const seconds = Math.ceil((row.first.getTime() + HOUR_MS - now.getTime()) / 1000);
  throw new TooManyRequests("You have done this very often within an hour. Please go on later.", seconds);
}

const INVITATION_KINDS: readonly AuditKind[] = ["invited", "colleague invited", "survey link mailed"];

/**
 * Call it before sending e-mail to an unconfirmed address.
 * @throws {TooManyRequests}
 */
export async function limitInvitations(
  trx: Knex.Transaction,
  emails: number,
  { actor, now }: ChangeAuthor,
): Promise<void> {
  // Inviting a colleague adds two entries to the log but sends one e-mail.
  const emailsPerMoment = trx("audit_log")
    .where({ actorStakeholderId: actor })
    .whereIn("what", INVITATION_KINDS)
    .where("happened_at", ">", new Date(now.getTime() - DAY_MS))
    .groupBy("happened_at")
    .select(
      trx.raw(`coalesce(sum((after->>'letters')::int), 0) + greatest(count(*) filter (where what = 'invited'),
        count(*) filter (where what = 'colleague invited')) as emails`),
    );
  const { count }: { count: number } = await trx
    .from(emailsPerMoment.as("m"))
    .first(trx.raw("coalesce(sum(emails), 0)::int as count"));
  if (count + emails <= MAX_INVITATIONS_PER_DAY) return;
  const message = `An account can send at most ${MAX_INVITATIONS_PER_DAY} invitations and survey links within a day.`;
  throw new TooManyRequests(message, DAY_MS / 1000);
}
