import type { Logger } from "pino";
import { queueReminders } from "./building-block/reminder/queueReminders.ts";
import { sweepUploads } from "./data-import/sweepUploads.ts";
import type { Database } from "./lib/database/db.ts";
import type { Env } from "./lib/operating/env.ts";
import { everyHour } from "./lib/operating/everyHour.ts";
import { sweep } from "./lib/operating/sweep.ts";
import { sealAgain } from "./operation/sealAgain.ts";
import { queueWaiting } from "./organisation/reminder/queueWaiting.ts";
import { storeQuarterRelease } from "./release/storeRelease.ts";
import { closeEndedSurveys } from "./survey-results/closeSurveys.ts";
import { countOpenSurveys } from "./survey-results/countSurveys.ts";

type Services = { database: Database; env: Env; logger: Logger };

export function startHourlyWork({ database, env, logger }: Services): () => void {
  const { knex } = database;
  const work: Readonly<Record<string, (now: Date) => Promise<unknown>>> = {
    "what is old could not be deleted": async (now) => {
      await sweep(knex, now);
      await sweepUploads(knex, env, now);
    },
    "what is sealed could not be sealed with the new key": () => sealAgain(knex, env),
    "surveys could not be closed or counted": async (now) => {
      await closeEndedSurveys(knex, now);
      await countOpenSurveys(knex, now);
    },
    "the figures of a quarter could not be released": (now) =>
      knex.transaction((trx) => storeQuarterRelease(trx, now)),
    "reminders could not be queued": (now) => queueReminders({ knex, env, now }),
    "letters about what waits could not be queued": (now) => queueWaiting({ knex, env, now }),
  };
  const stops = Object.entries(work).map(([failure, run]) =>
    everyHour(run, (err) => logger.error({ err }, failure)),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
