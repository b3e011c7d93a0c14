import type { Knex } from "knex";
import { dayInSouthAfrica, isBeforeSeven } from "../../shared/quarters.ts";
import type { Env } from "../operating/env.ts";
import { createSecrets } from "../security/secrets.ts";
import type { Email } from "./Email.ts";
import { queueEmail } from "./emailQueue.ts";

export type Reminder = {
  stakeholderId: number;
  username: string;
  /**
   * A person gets the reminder if the first occasion is new to them. All occasions are then stored as sent.
   */
  occasions: readonly [string, ...string[]];
  email: Email;
};
export type ReminderSource = (
  trx: Knex.Transaction,
  moment: { now: Date; today: string; origin: string },
) => Promise<Reminder[]>;
type Services = { knex: Knex; env: Pick<Env, "PUBLIC_ORIGIN" | "SECRET_KEY">; now: Date };

const HOUR_MS = 60 * 60_000;
/** Small transactions do not delay other requests. */
const BATCH_SIZE = 100;

/**
 * Spreads the e-mails of each source over an hour.
 * @returns how many were queued
 */
export async function queueReminders(
  { knex, env, now }: Services,
  sources: readonly ReminderSource[],
): Promise<number> {
  if (isBeforeSeven(now)) return 0;
  const moment = { now, today: dayInSouthAfrica(now), origin: env.PUBLIC_ORIGIN };
  const secrets = createSecrets(env);
  let queuedCount = 0;
  for (const findReminders of sources) {
    const reminders = await knex.transaction((trx) => findReminders(trx, moment));
    for (let from = 0; from < reminders.length; from += BATCH_SIZE) {
      await knex.transaction(async (trx) => {
        const batch = reminders.slice(from, from + BATCH_SIZE);
        const isNew = await storeReminders(trx, batch, now);
        for (const [index, reminder] of batch.entries()) {
          if (!isNew(reminder)) continue;
          const holdUntil = new Date(now.getTime() + ((from + index) / reminders.length) * HOUR_MS);
          const { username: to, email } = reminder;
          await queueEmail(trx, { to, email }, { secrets, now, holdUntil });
          queuedCount += 1;
        }
      });
    }
  }
  return queuedCount;
}

/** Inserts each row once, even if several processes run this concurrently. */
async function storeReminders(
  trx: Knex.Transaction,
  reminders: readonly Reminder[],
  queuedAt: Date,
): Promise<(reminder: Reminder) => boolean> {
  const rows = reminders.flatMap(({ stakeholderId, occasions }) =>
    occasions.map((occasion) => ({ stakeholderId, occasion, queuedAt })),
  );
  const inserted: { stakeholderId: number; occasion: string }[] = await trx("reminder")
    .insert(rows)
    .onConflict(["stakeholder_id", "occasion"])
    .ignore()
    .returning(["stakeholder_id", "occasion"]);
  const isNew = new Set(inserted.map((each) => `${each.stakeholderId} ${each.occasion}`));
  return ({ stakeholderId, occasions: [first] }) => isNew.has(`${stakeholderId} ${first}`);
}
