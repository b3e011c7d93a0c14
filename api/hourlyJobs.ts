import type { Logger } from "pino";
import { findContactsDue } from "./building-block/reminder/findContactsDue.ts";
import { deleteExpiredUploads } from "./data-import/uploadedFiles.ts";
import type { Database } from "./lib/database/db.ts";
import { queueReminders } from "./lib/mail/queueReminders.ts";
import { deleteExpired } from "./lib/operating/deleteExpired.ts";
import type { Env } from "./lib/operating/env.ts";
import { scheduleHourly } from "./lib/operating/scheduler.ts";
import { applyUnconfirmed } from "./operation/applyNationalLine.ts";
import { rotateSecretKey } from "./operation/rotateSecretKey.ts";
import { findPendingApplications } from "./organisation/reminder/findPendingApplications.ts";
import { storeQuarterRelease } from "./release/storeRelease.ts";
import { surveyReminders } from "./survey/reminder/surveyReminders.ts";
import { closeEndedSurveys } from "./survey/results/closeSurveys.ts";

type Services = { database: Database; env: Env; logger: Logger };

export function startHourlyJobs({ database, env, logger }: Services): () => void {
  const { knex } = database;
  const jobsByFailure: Readonly<Record<string, (now: Date) => Promise<unknown>>> = {
    "what is old could not be deleted": async (now) => {
      await deleteExpired(knex, now);
      await deleteExpiredUploads(knex, env, now);
    },
    "secrets could not be encrypted with the new key": () => rotateSecretKey(knex, env),
    "changes of national lines could not be applied": (now) => applyUnconfirmed(knex, env, now),
    "surveys could not be closed": (now) => closeEndedSurveys(knex, now),
    "the figures of a quarter could not be released": (now) =>
      knex.transaction((trx) => storeQuarterRelease(trx, now)),
    "reminders could not be queued": (now) =>
      queueReminders({ knex, env, now }, [findContactsDue, findPendingApplications, ...surveyReminders]),
  };
  const stops = Object.entries(jobsByFailure).map(([failure, run]) =>
    scheduleHourly(run, (err) => logger.error({ err }, failure)),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
