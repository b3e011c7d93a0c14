import type { Knex } from "knex";
import { holdersOf } from "../../access/holdersOf.ts";
import { queueMail } from "../../lib/mail/queueMail.ts";
import type { Env } from "../../lib/operating/env.ts";
import { type Secrets, secretsOf } from "../../lib/security/secrets.ts";
import { dayInSouthAfrica, isBeforeSeven } from "../../shared/quarters.ts";
import { RELATIONSHIP_TYPES } from "../../stakeholder/stakeholderKinds.ts";
import { type Notice, OCCASIONS, type Occasion } from "./occasions.ts";

type Services = { knex: Knex; env: Pick<Env, "PUBLIC_ORIGIN" | "SECRET_KEY">; now: Date };
type Recipient = {
  stakeholderId: number;
  username: string;
  name: string;
  organisationId: number | null;
  organisation: string;
};
type ScheduledNotice = Notice & { holdUntil: Date };

const HOUR_MS = 60 * 60_000;
/** One transaction each, so that no other request waits long. */
const BATCH = 100;

/** The mail of one occasion is spread over an hour. Returns how many were queued. */
export async function queueSurveyMail({ knex, env, now }: Services): Promise<number> {
  if (isBeforeSeven(now)) return 0;
  const today = dayInSouthAfrica(now);
  const secrets = secretsOf(env);
  let queued = 0;
  for (const occasion of OCCASIONS) {
    const notices = await occasion.find(knex, today);
    const scheduled = notices.map((notice, at) => ({
      ...notice,
      holdUntil: new Date(now.getTime() + (at / notices.length) * HOUR_MS),
    }));
    for (let at = 0; at < scheduled.length; at += BATCH) {
      const batch = scheduled.slice(at, at + BATCH);
      queued += await knex.transaction((trx) =>
        queueBatch(trx, occasion, batch, { secrets, now, origin: env.PUBLIC_ORIGIN }),
      );
    }
  }
  return queued;
}

async function queueBatch(
  trx: Knex.Transaction,
  occasion: Occasion,
  notices: readonly ScheduledNotice[],
  { secrets, now, origin }: { secrets: Secrets; now: Date; origin: string },
): Promise<number> {
  const recipients = await findRecipients(trx, occasion, notices);
  const messages = recipients.flatMap((recipient) =>
    notices
      .filter(({ organisationId }) => organisationId === recipient.organisationId)
      .map((notice) => ({ ...notice, recipient })),
  );
  if (messages.length === 0) return 0;
  // Two processes may run this at once: each reminder is inserted once.
  const inserted: { stakeholderId: number; occasion: string }[] = await trx("reminder")
    .insert(
      messages.map(({ occasion: of, recipient }) => ({
        stakeholderId: recipient.stakeholderId,
        occasion: of,
        queuedAt: now,
      })),
    )
    .onConflict(["stakeholder_id", "occasion"])
    .ignore()
    .returning(["stakeholder_id", "occasion"]);
  const isNew = new Set(inserted.map((each) => `${each.stakeholderId} ${each.occasion}`));
  for (const { occasion: of, recipient, write, holdUntil } of messages) {
    if (!isNew.has(`${recipient.stakeholderId} ${of}`)) continue;
    const letter = write({ ...recipient, origin });
    await queueMail(trx, { to: recipient.username, letter }, { secrets, now, holdUntil });
  }
  return inserted.length;
}

/** Demonstration accounts have no mailbox, so they count as in production. */
function findRecipients(
  trx: Knex.Transaction,
  { kind, action }: Occasion,
  notices: readonly Notice[],
): Promise<Recipient[]> {
  const holders = holdersOf(trx, [action], { NODE_ENV: "production" })
    .select("u.stakeholder_id", "u.username", "s.name")
    .orderBy("u.stakeholder_id");
  if (kind === null) {
    return holders.select(trx.raw("null::int as organisation_id, '' as organisation"));
  }
  return holders
    .join("stakeholder_relationship as r", "r.stakeholder_id", "u.stakeholder_id")
    .join("stakeholder as o", "o.stakeholder_id", "r.related_stakeholder_id")
    .where("r.relationship_type_id", RELATIONSHIP_TYPES.contactPerson)
    .whereIn(
      "r.related_stakeholder_id",
      notices.map(({ organisationId }) => organisationId),
    )
    .whereRaw("not ? = any (u.stopped_mail)", [kind])
    .select("o.stakeholder_id as organisation_id", "o.name as organisation");
}
