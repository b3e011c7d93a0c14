import type { Knex } from "knex";
import type { Session } from "../../lib/http/route.ts";
import type { Env } from "../../lib/operating/env.ts";
import { type Secrets, sha256 } from "../../lib/security/secrets.ts";
import { lastDayOf, type Quarter, quarterLabel, quarterOfDay } from "../../shared/quarters.ts";
import { MIN_FOR_DISTRIBUTIONS, MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import { findFreeQuarters } from "../code/freeQuarters.ts";
import { type DraftQuestion, readQuestions, type StoredQuestion } from "../code/questionnaires.ts";
import { QUESTIONNAIRE_TYPES } from "../results/surveyState.ts";
import type { SurveyForm } from "./contract.ts";
import { arrangeQuestions, listLanguages } from "./questions.ts";
import { type AnswerableSurvey, createNotOpenError, findSurveyOfCode } from "./surveyOfCode.ts";

const KEY_LENGTH = 8;
type ExitUrl = Pick<Env, "EXIT_URL">;

export async function buildForm(trx: Knex, survey: AnswerableSurvey, env: ExitUrl): Promise<SurveyForm> {
  const { organisation, mode, effectiveTo, questionnaireId } = survey;
  return assembleForm(trx, await readQuestions(trx, questionnaireId), survey, env, {
    organisation,
    mode,
    closesOn: effectiveTo,
    surveyKey: sha256(`survey ${survey.healthCheckId}`).slice(0, KEY_LENGTH),
  });
}

type PreviewRequest = { code: string; session: Session; secrets: Secrets; env: ExitUrl; today: string };

export async function buildPreview(
  trx: Knex,
  { code, session, secrets, env, today }: PreviewRequest,
): Promise<SurveyForm> {
  const isAdministrator = session.permissions.has("WorldOfImpactAdmin");
  const questionnaireId = Number(/^questionnaire-(\d{1,9})$/.exec(code)?.[1]);
  if (!Number.isNaN(questionnaireId)) {
    if (!isAdministrator && session.organisationId === null) throw createNotOpenError();
    return buildQuestionnaireForm(trx, questionnaireId, env);
  }
  const draftId = Number(/^draft-(\d{1,9})$/.exec(code)?.[1]);
  if (!Number.isNaN(draftId)) {
    if (!isAdministrator) throw createNotOpenError();
    return buildDraftForm(trx, draftId, env, today);
  }
  const survey = await findSurveyOfCode(trx, secrets, code);
  const isOwn = survey !== undefined && survey.organisationId === session.organisationId;
  if (survey === undefined || !(isOwn || isAdministrator)) throw createNotOpenError();
  return buildForm(trx, survey, env);
}

async function buildQuestionnaireForm(trx: Knex, questionnaireId: number, env: ExitUrl): Promise<SurveyForm> {
  const questionnaire: (Quarter & { questionnaireTypeId: 1 | 2; effectiveTo: string }) | undefined =
    await trx("questionnaire")
      .where({ questionnaireId })
      .first("year", "quarter", "questionnaire_type_id", trx.raw("effective_to::text"));
  if (questionnaire === undefined) throw createNotOpenError();
  return assembleForm(trx, await readQuestions(trx, questionnaireId), questionnaire, env, {
    organisation: "",
    mode: "link",
    closesOn: questionnaire.effectiveTo,
    surveyKey: "preview",
  });
}

async function buildDraftForm(trx: Knex, draftId: number, env: ExitUrl, today: string): Promise<SurveyForm> {
  const draft: { questionnaireTypeId: 1 | 2; questions: DraftQuestion[] } | undefined = await trx(
    "questionnaire_draft",
  )
    .where({ draftId })
    .first("questionnaire_type_id", "questions");
  if (draft === undefined) throw createNotOpenError();
  const [quarter = quarterOfDay(today)] = await findFreeQuarters(trx, draft.questionnaireTypeId, today);
  return assembleForm(
    trx,
    draft.questions,
    { ...quarter, questionnaireTypeId: draft.questionnaireTypeId },
    env,
    {
      organisation: "",
      mode: "link",
      closesOn: lastDayOf(quarter),
      surveyKey: "preview",
    },
  );
}

async function assembleForm(
  trx: Knex,
  questions: readonly (DraftQuestion | StoredQuestion)[],
  questionnaire: Quarter & { questionnaireTypeId: 1 | 2 },
  { EXIT_URL }: ExitUrl,
  surveyFields: Pick<SurveyForm, "organisation" | "mode" | "closesOn" | "surveyKey">,
): Promise<SurveyForm> {
  const categories = await arrangeQuestions(trx, questions);
  return {
    ...surveyFields,
    questionnaire: quarterLabel(questionnaire),
    questionnaireType: QUESTIONNAIRE_TYPES[questionnaire.questionnaireTypeId],
    threshold: MIN_RESPONSES,
    distributions: MIN_FOR_DISTRIBUTIONS,
    exitUrl: EXIT_URL,
    languages: listLanguages(categories),
    categories,
  };
}
