import type { Knex } from "knex";
import type { Session } from "../lib/route.ts";
import { saveVersion } from "../lib/saveVersion.ts";
import { finishSurveys } from "../survey-results/closeSurveys.ts";
import { checkDay } from "./beginSurvey.ts";
import { SurveySettings } from "./contract.ts";
import { findOwnSurvey, invalid, type OwnSurvey, refuseClosed, settingsOf } from "./ownSurvey.ts";

type Changing = { session: Session; healthCheckId: number; version: number; today: string; now: Date };

/** Returns the survey as it was before. */
async function save(
  trx: Knex.Transaction,
  { session, healthCheckId, version, today, now }: Changing,
  changesOf: (survey: OwnSurvey) => Readonly<Record<string, unknown>>,
): Promise<OwnSurvey> {
  const survey = await findOwnSurvey(trx, session, healthCheckId);
  refuseClosed(survey, today);
  await saveVersion(trx, "health_check", {
    id: healthCheckId,
    version,
    by: session.stakeholderId,
    at: now,
    what: "The survey",
    changes: changesOf(survey),
    current: async () => settingsOf(await findOwnSurvey(trx, session, healthCheckId)),
    shape: SurveySettings,
  });
  return survey;
}

type Settings = { EffectiveFrom: string; ExpectedResponses: number };

export function updateSettings(
  trx: Knex.Transaction,
  changing: Changing,
  { EffectiveFrom, ExpectedResponses }: Settings,
): Promise<OwnSurvey> {
  return save(trx, changing, (survey) => {
    const { today } = changing;
    if (refuseClosed(survey, today) === "open") {
      // Refused in both cases, so that trying does not reveal whether anybody answered.
      if (EffectiveFrom !== survey.effectiveFrom) {
        throw invalid("EffectiveFrom", "The survey is open: its first day cannot change any more.");
      }
      if (ExpectedResponses < survey.expectedResponses) {
        throw invalid("ExpectedResponses", "The survey is open: expected responses can only rise.");
      }
    } else checkDay(EffectiveFrom, { from: today, to: survey.endsOn, today });
    if (ExpectedResponses < survey.slipsIssued) {
      throw invalid("ExpectedResponses", "More slips than that have been printed.");
    }
    return { effectiveFrom: EffectiveFrom, expectedResponses: ExpectedResponses };
  });
}

export async function close(trx: Knex.Transaction, changing: Changing): Promise<OwnSurvey> {
  const { today, healthCheckId } = changing;
  const closed = await save(trx, changing, (survey) => {
    if (refuseClosed(survey, today) === "planned") {
      throw invalid("HealthCheckId", "This survey has not opened yet.");
    }
    return { closedOn: today, effectiveTo: today };
  });
  await finishSurveys(trx, [healthCheckId]);
  return closed;
}
