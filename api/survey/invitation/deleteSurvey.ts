import type { Knex } from "knex";
import { whereOwnOrganisation } from "../../access/scope.ts";
import { notFound } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { listQuarters, storeQuarterResults } from "../results/closeSurveys.ts";
import { type SurveyChange, saveSurveyVersion } from "./ownSurvey.ts";

export async function removeSurvey(
  trx: Knex.Transaction,
  change: SurveyChange & { session: Session },
): Promise<number> {
  const { session, healthCheckId } = change;
  const query = trx("health_check").where({ healthCheckId });
  const mayDeleteAny = session.permissions.has("ViewOrganisationalSurveyResults");
  const survey: { organisationId: number; questionnaireId: number } | undefined = await (mayDeleteAny
    ? query
    : whereOwnOrganisation(query, session, "stakeholder_id")
  ).first("stakeholder_id as organisation_id", "questionnaire_id");
  if (survey === undefined) throw notFound("The survey");
  await saveSurveyVersion(trx, survey, change);
  const quarters = await listQuarters(trx, [healthCheckId]);
  await trx("health_check_answer").where({ healthCheckId }).delete();
  await trx("health_check").where({ healthCheckId }).delete();
  const { organisationId, questionnaireId } = survey;
  await trx("measure").where({ stakeholderId: organisationId, questionnaireId }).delete();
  await storeQuarterResults(trx, quarters);
  return organisationId;
}
