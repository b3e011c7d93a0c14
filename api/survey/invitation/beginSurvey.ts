import type { Knex } from "knex";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { isApproved } from "../../stakeholder/findOrganisation.ts";
import { codeHash, generateInviteCode } from "../code/codes.ts";
import { getSource } from "../results/getSource.ts";
import { STUDENTS } from "../results/surveyState.ts";
import { invalid } from "./ownSurvey.ts";

type BeginRequest = {
  session: Session;
  body: {
    QuestionnaireId: number;
    EffectiveFrom: string;
    ExpectedResponses: number;
    Mode: "link" | "slips";
  };
  secrets: Secrets;
  today: string;
  now: Date;
};

export async function beginSurvey(
  trx: Knex.Transaction,
  { session, body, secrets, today, now }: BeginRequest,
): Promise<{ healthCheckId: number; organisationId: number; code: string | undefined }> {
  const { QuestionnaireId, EffectiveFrom, ExpectedResponses, Mode } = body;
  const organisationId = await assertMayBegin(trx, session, QuestionnaireId, EffectiveFrom, today);
  const [row]: { healthCheckId: number }[] = await trx("health_check")
    .insert({
      stakeholderId: organisationId,
      questionnaireId: QuestionnaireId,
      expectedResponses: ExpectedResponses,
      effectiveFrom: EffectiveFrom,
      effectiveTo: trx("questionnaire").where({ questionnaireId: QuestionnaireId }).select("effective_to"),
      mode: Mode,
      dataSourceId: await getSource(trx, organisationId),
      changedBy: session.stakeholderId,
      changedAt: now,
    })
    .onConflict(["stakeholder_id", "questionnaire_id"])
    .ignore()
    .returning("health_check_id");
  if (row === undefined) {
    const message = "Your organisation has a survey with this questionnaire already.";
    throw new HttpError(409, "exists", message);
  }
  const { healthCheckId } = row;
  const code = Mode === "slips" ? undefined : await storeInviteCode(trx, healthCheckId, secrets);
  return { healthCheckId, organisationId, code };
}

export async function storeInviteCode(
  trx: Knex.Transaction,
  healthCheckId: number,
  secrets: Secrets,
): Promise<string> {
  const code = generateInviteCode();
  await trx("survey_invitation").insert({
    healthCheckId,
    codeHash: codeHash(secrets, code),
    sealedCode: secrets.encrypt(code),
  });
  return code;
}

async function assertMayBegin(
  trx: Knex.Transaction,
  { organisationId }: Session,
  questionnaireId: number,
  effectiveFrom: string,
  today: string,
): Promise<number> {
  const organisation: { hasStudents: boolean } | undefined = await trx("organisation as o")
    .join("organisation_type as t", "t.organisation_type_id", "o.organisation_type_id")
    .where("o.stakeholder_id", organisationId)
    .whereRaw(isApproved("o"))
    .first("t.has_students");
  if (organisationId === null || organisation === undefined) throw notFound("Your organisation");
  const questionnaire: { questionnaireTypeId: number; from: string; to: string } | undefined = await trx(
    "questionnaire",
  )
    .where({ questionnaireId })
    .where("published_on", "<=", today)
    // The lock makes a concurrent withdrawal wait.
    .forKeyShare()
    .first("questionnaire_type_id", trx.raw('effective_from::text as "from", effective_to::text as "to"'));
  if (questionnaire === undefined) throw notFound("The questionnaire");
  const { questionnaireTypeId, from, to } = questionnaire;
  if (questionnaireTypeId === STUDENTS && !organisation.hasStudents) {
    throw invalid("QuestionnaireId", "Only universities and colleges ask students.");
  }
  if (to < today) throw invalid("QuestionnaireId", `This questionnaire ended on ${to}.`);
  assertDayAllowed(effectiveFrom, { from, to, today });
  return organisationId;
}

/** @throws {HttpError} 400 if a survey cannot open on the day */
export function assertDayAllowed(
  day: string,
  { from, to, today }: { from: string; to: string; today: string },
): void {
  if (day < today) throw invalid("EffectiveFrom", "This day is past. Choose today or a later day.");
  if (day < from) throw invalid("EffectiveFrom", `The questionnaire begins on ${from}. Choose a later day.`);
  if (day > to) throw invalid("EffectiveFrom", `The questionnaire ends on ${to}. Choose an earlier day.`);
}
