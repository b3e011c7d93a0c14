import type { Knex } from "knex";
import { done } from "../lib/http/done.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { multiTxRoute, route } from "../lib/http/route.ts";
import { readUpload } from "../sheet/readUpload.ts";
import { writeSheet } from "../sheet/writeSheet.ts";
import { findMissingQuestionnaires } from "../survey/code/missingQuestionnaires.ts";
import type { DraftQuestion } from "../survey/code/questionnaires.ts";
import {
  checkQuestionnaireSheet,
  deleteQuestionnaire,
  getQuestionnaires,
  publishQuestionnaire,
  questionnaireSheet,
  saveQuestionnaireSheet,
} from "./contract.ts";
import {
  describeDrafts,
  findDraft,
  publishDraft,
  publishSameAgain,
  removeDraft,
  saveDraft,
} from "./drafts.ts";
import {
  readCategoryNames,
  readLatestQuestions,
  readStoredQuestions,
  withdrawQuestionnaire,
} from "./published.ts";
import { buildQuestionSheet, QUESTION_SHEETS } from "./sheet.ts";
import { listChanges } from "./sheetChanges.ts";
import { summariseQuestionnaires } from "./summaries.ts";

const CODE = /^(questionnaire|draft)-(\d{1,9})$/;
const TEMPLATE = "template";

async function readQuestionsOfCode(trx: Knex, code: string): Promise<readonly DraftQuestion[]> {
  if (code === TEMPLATE) return [];
  const [, kind, id] = CODE.exec(code) ?? [];
  if (kind === "draft") return (await findDraft(trx, Number(id))).questions;
  const questions = await readStoredQuestions(trx, Number(id ?? 0));
  if (questions.length === 0) throw notFound("The questionnaire");
  return questions;
}

export const questionnaireRoutes = [
  route(getQuestionnaires, async ({ trx, today }) => ({
    questionnaires: await summariseQuestionnaires(trx, today),
    drafts: await describeDrafts(trx, today),
    missing: await findMissingQuestionnaires(trx, today),
  })),
  route(questionnaireSheet, async ({ body: { code, format }, trx }) => {
    const questions = await readQuestionsOfCode(trx, code);
    const sheet = buildQuestionSheet(questions, await readCategoryNames(trx));
    return { fileName: `${code}.${format}`, bytes: await writeSheet(format, sheet) };
  }),
  multiTxRoute(checkQuestionnaireSheet, async ({ query, upload, transact }) => {
    const uploadedSheet = { upload, fileName: query.FileName };
    const categories = await transact(readCategoryNames);
    const { parsed, fingerprint } = await readUpload(uploadedSheet, QUESTION_SHEETS, categories);
    const { questions, errors } = parsed;
    if (errors.length > 0) return { errors, changes: null, fingerprint: null };
    const before = await transact((trx) => readLatestQuestions(trx, query.QuestionnaireTypeId));
    return { errors: [], changes: listChanges(before, questions, categories), fingerprint };
  }),
  multiTxRoute(saveQuestionnaireSheet, async ({ query, upload, session, transact, now, audit }) => {
    const { QuestionnaireTypeId: questionnaireTypeId, FileName: fileName, Fingerprint, version } = query;
    const categories = await transact(readCategoryNames);
    const { parsed, fingerprint } = await readUpload({ upload, fileName }, QUESTION_SHEETS, categories);
    const { questions, errors } = parsed;
    if (fingerprint !== Fingerprint || errors.length > 0) {
      throw new HttpError(
        409,
        "other-file",
        "This is not the file that was checked. Please choose it again.",
      );
    }
    return transact(async (trx) => {
      const draft = { questionnaireTypeId, questions, version };
      const draftId = await saveDraft(trx, draft, { stakeholderId: session.stakeholderId, now });
      const after = { draftId, questionnaireTypeId, questions: questions.length };
      await audit(trx, { what: "questionnaire drafted", after });
      return { ...done("The draft was saved."), draftId };
    });
  }),
  route(deleteQuestionnaire, async ({ query: { code, version }, session, trx, now, audit }) => {
    const [kind, id] = code.split("-");
    const editor = { stakeholderId: session.stakeholderId, now };
    if (kind === "draft") {
      await removeDraft(trx, { draftId: Number(id), version }, editor);
      await audit(trx, { what: "questionnaire draft deleted", before: { draftId: Number(id) } });
      return done("The draft was deleted.");
    }
    const { questionnaireTypeId, year, quarter } = await withdrawQuestionnaire(trx, Number(id), editor);
    // Does not log the id, because the questionnaire no longer exists.
    await audit(trx, { what: "questionnaire withdrawn", before: { questionnaireTypeId, year, quarter } });
    return done("The questionnaire was withdrawn.");
  }),
  route(publishQuestionnaire, async ({ body, session, trx, today, now, audit }) => {
    const { Draft, Year: year, Quarter } = body;
    const quarter = { year, quarter: Quarter };
    const editor = { stakeholderId: session.stakeholderId, now };
    const questionnaireIds =
      Draft === null
        ? await publishSameAgain(trx, quarter, today)
        : [await publishDraft(trx, { ...Draft, quarter, today }, editor)];
    for (const questionnaireId of questionnaireIds)
      await audit(trx, { what: "questionnaire published", after: { questionnaireId, ...quarter } });
    return {
      ...done(
        questionnaireIds.length > 1
          ? "The questionnaires were published."
          : "The questionnaire was published.",
      ),
      questionnaireIds,
    };
  }),
];
