import type { Knex } from "knex";
import { notFound } from "../lib/http/errors.ts";
import { route, type Session } from "../lib/http/route.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { findOrganisation, type OwnOrganisation } from "../stakeholder/findOrganisation.ts";
import { surveyUrl } from "./code/codes.ts";
import { findMissingQuestionnaires } from "./code/missingQuestionnaires.ts";
import {
  type ActiveQuestionnaire,
  getActiveQuestionnaires,
  getOrganisationHealthChecks,
  type MissingQuestionnaire,
  organisationalResult,
} from "./contract.ts";
import { ownSurveys } from "./ownSurveys.ts";
import { buildMissingOccasion } from "./reminder/occasions.ts";
import {
  describeQuestionnaire,
  type QuestionnaireRow,
  STUDENTS,
  selectQuestionnaire,
} from "./results/surveyState.ts";
import { findResults } from "./results.ts";
import { summariseSurveys } from "./summaries.ts";

export const surveyRoutes = [
  route(getOrganisationHealthChecks, async ({ query, session, trx, secrets, env, today }) => {
    if (query.userId !== session.stakeholderId) throw notFound("The user");
    const organisation = await getOrganisation(trx, session);
    const active = await findActiveQuestionnaires(trx, buildQuery(organisation, today));
    const mayCopy = session.permissions.has("AddSurveyLink");
    const buildLink = (sealedCode: string) => {
      if (!mayCopy) return null;
      const inviteCode = secrets.decrypt(sealedCode);
      return { inviteCode, url: surveyUrl(env, inviteCode) };
    };
    const surveys = await ownSurveys(trx, session);
    const healthChecks = await summariseSurveys(trx, { surveys, active, today, buildLink });
    return { organisation, healthChecks, missing: await findMissingOfRunningQuarter(trx, today) };
  }),
  route(getActiveQuestionnaires, async ({ session, trx, today }) => {
    const organisation = await getOrganisation(trx, session);
    return { questionnaires: await findActiveQuestionnaires(trx, buildQuery(organisation, today)) };
  }),
  route(organisationalResult, async ({ body, session, trx, today }) =>
    findResults(trx, {
      surveys: await ownSurveys(trx, session),
      organisation: await getOrganisation(trx, session),
      healthCheckId: body.HealthCheckId,
      questionnaireTypeId: body.QuestionnaireTypeId,
      today,
    }),
  ),
];

async function getOrganisation(trx: Knex.Transaction, session: Session): Promise<OwnOrganisation> {
  const organisation = await findOrganisation(trx, session.stakeholderId);
  if (organisation === undefined) throw notFound("Your organisation");
  return organisation;
}

async function findMissingOfRunningQuarter(trx: Knex, today: string): Promise<MissingQuestionnaire | null> {
  const [running] = await findMissingQuestionnaires(trx, today);
  if (running === undefined || running.beginsOn > today) return null;
  const { period, questionnaireTypes } = running;
  const reminder: { queuedAt: Date } | undefined = await trx("reminder")
    .whereLike("occasion", `${buildMissingOccasion(period)}%`)
    .orderBy("queued_at", "desc")
    .first("queued_at");
  const administratorsNotifiedOn = reminder ? dayInSouthAfrica(reminder.queuedAt) : null;
  return { period, questionnaireTypes, administratorsNotifiedOn };
}

const buildQuery = ({ stakeholderId, organisationTypeId }: OwnOrganisation, today: string) => ({
  organisationId: stakeholderId,
  organisationTypeId,
  today,
});

type ActiveRow = QuestionnaireRow & { effectiveFrom: string; effectiveTo: string; isBegun: boolean };

/** Lists the questionnaires of students only for organisations with students. */
async function findActiveQuestionnaires(
  trx: Knex,
  {
    organisationId,
    organisationTypeId,
    today,
  }: { organisationId: number; organisationTypeId: number | null; today: string },
): Promise<ActiveQuestionnaire[]> {
  const type: { hasStudents: boolean } | undefined = await trx("organisation_type")
    .where({ organisationTypeId })
    .first("has_students");
  const query = trx("questionnaire as q")
    .where("q.effective_to", ">=", today)
    .where("q.published_on", "<=", today)
    .orderBy(["q.effective_from", "q.questionnaire_type_id"])
    .select(trx.raw("q.effective_from::text, q.effective_to::text"))
    .select(
      trx.raw(
        `exists (select 1 from health_check as h
          where h.questionnaire_id = q.questionnaire_id and h.stakeholder_id = ?) as is_begun`,
        [organisationId],
      ),
    );
  if (type?.hasStudents !== true) query.whereNot("q.questionnaire_type_id", STUDENTS);
  const rows: ActiveRow[] = await selectQuestionnaire(query, trx);
  return rows.map((row) => ({
    ...describeQuestionnaire(row),
    effectiveFrom: row.effectiveFrom,
    effectiveTo: row.effectiveTo,
    isBegun: row.isBegun,
  }));
}
