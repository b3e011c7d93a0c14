import type { Knex } from "knex";
import { notFound } from "../lib/http/errors.ts";
import { route, type Session } from "../lib/http/route.ts";
import { findOrganisationOf, type OwnOrganisation } from "../stakeholder/organisationOf.ts";
import { surveyUrl } from "../survey-code/codes.ts";
import { findActiveQuestionnaires } from "./activeQuestionnaires.ts";
import { getActiveQuestionnaires, getOrganisationHealthChecks, organisationalResult } from "./contract.ts";
import { ownSurveys } from "./ownSurveys.ts";
import { findResults } from "./results.ts";
import { summariseSurveys } from "./summaries.ts";

export const surveyRoutes = [
  route(getOrganisationHealthChecks, async ({ query, session, trx, secrets, env, today }) => {
    if (query.userId !== session.stakeholderId) throw notFound("The user");
    const organisation = await organisationOf(trx, session);
    const active = await findActiveQuestionnaires(trx, asking(organisation, today));
    const mayCopy = session.actions.has("AddSurveyLink");
    const linkOf = (sealedCode: string) => {
      if (!mayCopy) return null;
      const inviteCode = secrets.open(sealedCode);
      return { inviteCode, url: surveyUrl(env, inviteCode) };
    };
    const surveys = await ownSurveys(trx, session);
    const healthChecks = await summariseSurveys(trx, { surveys, active, today, linkOf });
    return { organisation, healthChecks };
  }),
  route(getActiveQuestionnaires, async ({ session, trx, today }) => {
    const organisation = await organisationOf(trx, session);
    return { questionnaires: await findActiveQuestionnaires(trx, asking(organisation, today)) };
  }),
  route(organisationalResult, async ({ body, session, trx, today }) =>
    findResults(trx, {
      surveys: await ownSurveys(trx, session),
      organisation: await organisationOf(trx, session),
      healthCheckId: body.HealthCheckId,
      questionnaireTypeId: body.QuestionnaireTypeId,
      today,
    }),
  ),
];

async function organisationOf(trx: Knex.Transaction, session: Session): Promise<OwnOrganisation> {
  const organisation = await findOrganisationOf(trx, session.stakeholderId);
  if (organisation === undefined) throw notFound("Your organisation");
  return organisation;
}

const asking = ({ stakeholderId, organisationTypeId }: OwnOrganisation, today: string) => ({
  organisationId: stakeholderId,
  organisationTypeId,
  today,
});
