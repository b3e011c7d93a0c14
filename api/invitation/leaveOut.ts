import type { Knex } from "knex";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { quartersOf, storeResultsOf } from "../survey-results/closeSurveys.ts";
import { surveyState } from "../survey-results/surveyState.ts";
import { type Changing, findOwnSurvey, saveSurveyVersion } from "./ownSurvey.ts";

export async function leaveOut(
  trx: Knex.Transaction,
  changing: Changing & { today: string },
  isLeftOut: boolean,
): Promise<number> {
  const { healthCheckId, today } = changing;
  const found: { organisationId: number } | undefined = await trx("health_check")
    .where({ healthCheckId })
    .first("stakeholder_id as organisation_id");
  if (found === undefined) throw notFound("The survey");
  if (surveyState(await findOwnSurvey(trx, found, healthCheckId), today) !== "closed") {
    throw new HttpError(409, "not-closed", "This survey is not closed yet: it is in no public figures.");
  }
  await saveSurveyVersion(trx, found, changing, { isLeftOut });
  await storeResultsOf(trx, await quartersOf(trx, [healthCheckId]));
  return found.organisationId;
}
