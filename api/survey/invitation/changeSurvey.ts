import type { Knex } from "knex";
import { HttpError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import { finishSurveys } from "../results/closeSurveys.ts";
import { assertDayAllowed, storeInviteCode } from "./beginSurvey.ts";
import {
  findOwnSurvey,
  invalid,
  type OwnSurvey,
  refuseClosed,
  type SurveyChange,
  saveSurveyVersion,
} from "./ownSurvey.ts";

type OwnSurveyChange = SurveyChange & { session: Session; today: string };

async function save(
  trx: Knex.Transaction,
  change: OwnSurveyChange,
  getChanges: (survey: OwnSurvey) => Readonly<Record<string, unknown>>,
): Promise<OwnSurvey> {
  const { session, healthCheckId, today } = change;
  const survey = await findOwnSurvey(trx, session, healthCheckId);
  refuseClosed(survey, today);
  await saveSurveyVersion(trx, session, change, getChanges(survey));
  return survey;
}

type Settings = { EffectiveFrom: string; ExpectedResponses: number; Mode: "link" | "slips" };

export async function updateSettings(
  trx: Knex.Transaction,
  change: OwnSurveyChange & { secrets: Secrets },
  { EffectiveFrom, ExpectedResponses, Mode }: Settings,
): Promise<OwnSurvey> {
  const before = await save(trx, change, (survey) => {
    const { today } = change;
    if (refuseClosed(survey, today) === "open") {
      // Refuses the change whether or not there are responses, so that trying it does not reveal them.
      if (EffectiveFrom !== survey.effectiveFrom) {
        throw invalid("EffectiveFrom", "The survey is open: its first day cannot change any more.");
      }
      if (Mode !== survey.mode) {
        throw invalid("Mode", "The survey is open: how people answer cannot change any more.");
      }
      if (ExpectedResponses < survey.expectedResponses) {
        throw invalid("ExpectedResponses", "The survey is open: expected responses can only rise.");
      }
    } else assertDayAllowed(EffectiveFrom, { from: today, to: survey.questionnaireEndsOn, today });
    if (Mode === survey.mode && ExpectedResponses < survey.slipsIssued) {
      throw invalid("ExpectedResponses", "More slips than that have been printed.");
    }
    return { effectiveFrom: EffectiveFrom, expectedResponses: ExpectedResponses };
  });
  if (Mode !== before.mode) await changeMode(trx, before.healthCheckId, Mode, change.secrets);
  return before;
}

async function changeMode(
  trx: Knex.Transaction,
  healthCheckId: number,
  mode: "link" | "slips",
  secrets: Secrets,
): Promise<void> {
  for (const table of ["survey_invitation", "survey_slip"])
    await trx(table).where({ healthCheckId }).delete();
  await trx("health_check").where({ healthCheckId }).update({ mode, slipsIssued: 0 });
  if (mode === "link") await storeInviteCode(trx, healthCheckId, secrets);
}

export async function cancel(trx: Knex.Transaction, change: OwnSurveyChange): Promise<OwnSurvey> {
  const { healthCheckId } = change;
  // Waits for responses that are being counted.
  await trx("health_check").where({ healthCheckId }).forUpdate().first("health_check_id");
  const cancelled = await save(trx, change, (survey) => {
    if (survey.disclosedResponses >= MIN_RESPONSES) {
      throw new HttpError(
        409,
        "answered",
        "Five or more people have answered: the survey can only be closed.",
      );
    }
    return {};
  });
  await trx("health_check_answer").where({ healthCheckId }).delete();
  await trx("health_check").where({ healthCheckId }).delete();
  return cancelled;
}

export async function close(trx: Knex.Transaction, change: OwnSurveyChange): Promise<OwnSurvey> {
  const { today, healthCheckId } = change;
  const closed = await save(trx, change, (survey) => {
    if (refuseClosed(survey, today) === "planned") {
      throw invalid("HealthCheckId", "This survey has not opened yet.");
    }
    return { effectiveTo: today };
  });
  await finishSurveys(trx, [healthCheckId]);
  return closed;
}
