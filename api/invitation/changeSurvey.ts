import type { Knex } from "knex";
import type { Session } from "../lib/http/route.ts";
import { finishSurveys } from "../survey-results/closeSurveys.ts";
import { checkDay } from "./beginSurvey.ts";
import {
  type Changing,
  findOwnSurvey,
  invalid,
  type OwnSurvey,
  refuseClosed,
  saveSurveyVersion,
} from "./ownSurvey.ts";

type ChangingOwn = Changing & { session: Session; today: string };

async function save(
  trx: Knex.Transaction,
  changing: ChangingOwn,
  changesOf: (survey: OwnSurvey) => Readonly<Record<string, unknown>>,
): Promise<OwnSurvey> {
  const { session, healthCheckId, today } = changing;
  const survey = await findOwnSurvey(trx, session, healthCheckId);
  refuseClosed(survey, today);
  await saveSurveyVersion(trx, session, changing, changesOf(survey));
  return survey;
}

type Settings = { EffectiveFrom: string; ExpectedResponses: number };

export function updateSettings(
  trx: Knex.Transaction,
  changing: ChangingOwn,
  { EffectiveFrom, ExpectedResponses }: Settings,
): Promise<OwnSurvey> {
  return save(trx, changing, (survey) => {
    const { today } = changing;
    if (refuseClosed(survey, today) === "open") {
      // Both cases are refused, so that trying does not reveal whether anybody answered.
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

export async function close(trx: Knex.Transaction, changing: ChangingOwn): Promise<OwnSurvey> {
  const { today, healthCheckId } = changing;
  const closed = await save(trx, changing, (survey) => {
    if (refuseClosed(survey, today) === "planned") {
      throw invalid("HealthCheckId", "This survey has not opened yet.");
    }
    return { effectiveTo: today };
  });
  await finishSurveys(trx, [healthCheckId]);
  return closed;
}
