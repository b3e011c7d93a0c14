import type { Knex } from "knex";
import { DAY_MS } from "../time/spans.ts";

const FAILED_DAYS = 7;

export const failedMail = (trx: Knex, now: Date): Knex.QueryBuilder =>
  trx("mail")
    .whereNull("due_at")
    .whereNull("sent_at")
    .where("made_at", ">", new Date(now.getTime() - FAILED_DAYS * DAY_MS));
