import type { Knex } from "knex";
import { ofOwnOrganisation } from "../access/scope.ts";
import { notFound } from "../lib/errors.ts";
import type { Session } from "../lib/route.ts";
import { saveVersion } from "../lib/saveVersion.ts";
import { quartersOf, storeResultsOf } from "../survey-results/closeSurveys.ts";
import { SurveySettings } from "./contract.ts";
import { findOwnSurvey, settingsOf } from "./ownSurvey.ts";

type Deleting = { session: Session; healthCheckId: number; version: number; now: Date };

/** Also removes it from the public figures; returns its organisation. */
export async function removeSurvey(
  trx: Knex.Transaction,
  { session, healthCheckId, version, now }: Deleting,
): Promise<number> {
  const query = trx("health_check").where({ healthCheckId });
  const mayDeleteAny = session.actions.has("ViewOrganisationalSurveyResults");
  const found: { organisationId: number } | undefined = await (mayDeleteAny
    ? query
    : ofOwnOrganisation(query, session, "stakeholder_id")
  ).first("stakeholder_id as organisation_id");
  if (found === undefined) throw notFound("The survey");
  const current = async () => settingsOf(await findOwnSurvey(trx, found, healthCheckId));
  await saveVersion(trx, "health_check", {
    id: healthCheckId,
    version,
    by: session.stakeholderId,
    at: now,
    what: "The survey",
    current,
    shape: SurveySettings,
  });
  const quarters = await quartersOf(trx, [healthCheckId]);
  await trx("health_check_answer").where({ healthCheckId }).delete();
  await trx("health_check").where({ healthCheckId }).delete();
  await storeResultsOf(trx, quarters);
  return found.organisationId;
}
