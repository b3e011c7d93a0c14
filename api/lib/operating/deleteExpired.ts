import type { Knex } from "knex";
import { deleteExpiredUnverified, UNVERIFIED_FOR_MS } from "../security/unverified.ts";

const DAY = 24 * 60 * 60_000;

export const RETENTION_DAYS = {
  session: 1,
  one_time_code: UNVERIFIED_FOR_MS / DAY,
  known_browser: 400,
  // The rows contain telephone numbers of people. A change can be undone for 14 days.
  place_change: 15,
  mail: 30,
  // The rows contain telephone numbers of people.
  place_import: 90,
} as const;

export async function deleteExpired(knex: Knex, now: Date): Promise<void> {
  const timeBefore = (ms: number) => new Date(now.getTime() - ms);
  await knex("session")
    .where("started_at", "<", timeBefore(RETENTION_DAYS.session * DAY))
    .delete();
  await knex("one_time_code").where("expires_at", "<", timeBefore(UNVERIFIED_FOR_MS)).delete();
  await knex("address_change").where("expires_at", "<", now).delete();
  await knex.transaction((trx) => deleteExpiredUnverified(trx, now));
  await knex("known_browser")
    .where("last_used_at", "<", timeBefore(RETENTION_DAYS.known_browser * DAY))
    .delete();
  await knex("rate_limit").where("expires_at", "<", now).delete();
  await knex("place_change")
    .where("made_at", "<", timeBefore(RETENTION_DAYS.place_change * DAY))
    .delete();
  await knex("place_import")
    .whereIn(
      "import_id",
      knex("data_import")
        .where("finished_at", "<", timeBefore(RETENTION_DAYS.place_import * DAY))
        .select("import_id"),
    )
    .delete();
  await knex("mail")
    .whereNull("due_at")
    .where("made_at", "<", timeBefore(RETENTION_DAYS.mail * DAY))
    .delete();
}
