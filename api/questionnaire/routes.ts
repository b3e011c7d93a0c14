import { done } from "../lib/done.ts";
import { notFound } from "../lib/errors.ts";
import { route } from "../lib/route.ts";
import {
  checkQuestionnaireSheet,
  deleteQuestionnaireDraft,
  getQuestionnaires,
  publishQuestionnaire,
  questionnaireSheet,
  saveQuestionnaireDraft,
} from "./contract.ts";
import { describeDrafts, findDraft, publishDraft, removeDraft, saveDraft } from "./drafts.ts";
import { readCategoryNames, readLatestQuestions, readStoredQuestions } from "./published.ts";
import { readSheet, writeSheet } from "./sheet.ts";
import { changesOf } from "./sheetChanges.ts";
import { summariseQuestionnaires } from "./summaries.ts";

const CODE = /^(questionnaire|draft)-(\d{1,9})$/;

export const questionnaireRoutes = [
  route(getQuestionnaires, async ({ trx, today }) => ({
    questionnaires: await summariseQuestionnaires(trx, today),
    drafts: await describeDrafts(trx, today),
  })),
  route(questionnaireSheet, async ({ query, trx }) => {
    const [, kind, id] = CODE.exec(query.code) ?? [];
    const questions =
      kind === "draft"
        ? (await findDraft(trx, Number(id))).questions
        : await readStoredQuestions(trx, Number(id ?? 0));
    if (questions.length === 0) throw notFound("The questionnaire");
    return { fileName: `${query.code}.csv`, content: writeSheet(questions, await readCategoryNames(trx)) };
  }),
  route(checkQuestionnaireSheet, async ({ body, trx }) => {
    const categories = await readCategoryNames(trx);
    const { questions, faults } = readSheet(body.Content, categories);
    if (faults.length > 0) return { faults, changes: null };
    const before = await readLatestQuestions(trx, body.QuestionnaireTypeId);
    return { faults: [], changes: changesOf(before, questions, categories) };
  }),
  route(saveQuestionnaireDraft, async ({ body, session, trx, now, audit }) => {
    const { QuestionnaireTypeId: questionnaireTypeId, Content: content, version } = body;
    const by = { stakeholderId: session.stakeholderId, now };
    const { draftId, questions } = await saveDraft(trx, { questionnaireTypeId, content, version }, by);
    await audit(trx, { what: "questionnaire drafted", after: { draftId, questionnaireTypeId, questions } });
    return { ...done("The draft was saved."), draftId };
  }),
  route(deleteQuestionnaireDraft, async ({ query, session, trx, now, audit }) => {
    await removeDraft(trx, query, { stakeholderId: session.stakeholderId, now });
    await audit(trx, { what: "questionnaire draft deleted", before: { draftId: query.draftId } });
    return done("The draft was deleted.");
  }),
  route(publishQuestionnaire, async ({ body, session, trx, today, now, audit }) => {
    const { DraftId: draftId, version, Year: year, Quarter: quarter } = body;
    const by = { stakeholderId: session.stakeholderId, now };
    const publishing = { draftId, version, quarter: { year, quarter }, today };
    const questionnaireId = await publishDraft(trx, publishing, by);
    await audit(trx, { what: "questionnaire published", after: { questionnaireId, year, quarter } });
    return { ...done("The questionnaire was published."), questionnaireId };
  }),
];
