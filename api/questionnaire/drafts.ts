import type { Knex } from "knex";
import { z } from "zod";
import { saveIfUnchanged } from "../lib/database/optimisticLocking.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { type Quarter, quarterLabel, quarterNumber } from "../shared/quarters.ts";
import { findFreeQuarters } from "../survey/code/freeQuarters.ts";
import { findMissingQuestionnaires } from "../survey/code/missingQuestionnaires.ts";
import type { DraftQuestion } from "../survey/code/questionnaires.ts";
import { getDraftCode, QUESTIONNAIRE_TYPES } from "../survey/results/surveyState.ts";
import type { QuestionnaireDraft } from "./contract.ts";
import { publishQuestions, readCategoryNames, readLatestQuestions } from "./published.ts";
import { listChanges } from "./sheetChanges.ts";

const SavedDraft = z.object({ draftId: z.number(), version: z.number() });

type DraftRow = {
  draftId: number;
  questionnaireTypeId: 1 | 2;
  questions: DraftQuestion[];
  version: number;
  changedBy: string | null;
  changedAt: Date | null;
};
type Editor = { stakeholderId: number; now: Date };

const queryDrafts = (trx: Knex) =>
  trx("questionnaire_draft as d")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "d.changed_by")
    .select("d.draft_id", "d.questionnaire_type_id", "d.questions", "d.version", "d.changed_at")
    .select("s.name as changed_by");

export async function findDraft(trx: Knex, draftId: number): Promise<DraftRow> {
  const draft: DraftRow | undefined = await queryDrafts(trx).where("d.draft_id", draftId).first();
  if (draft === undefined) throw notFound("The draft");
  return draft;
}

export async function describeDrafts(trx: Knex, today: string): Promise<QuestionnaireDraft[]> {
  const rows: DraftRow[] = await queryDrafts(trx).orderBy("d.questionnaire_type_id");
  const categories = await readCategoryNames(trx);
  const descriptions: QuestionnaireDraft[] = [];
  for (const { questions, changedAt, ...draft } of rows) {
    const { questionnaireTypeId, draftId } = draft;
    descriptions.push({
      ...draft,
      questionnaireType: QUESTIONNAIRE_TYPES[questionnaireTypeId],
      changedAt: changedAt?.toISOString() ?? null,
      previewCode: getDraftCode(draftId),
      changes: listChanges(await readLatestQuestions(trx, questionnaireTypeId), questions, categories),
      quarters: await findFreeQuarters(trx, questionnaireTypeId, today),
    });
  }
  return descriptions;
}

type DraftRequest = {
  questionnaireTypeId: number;
  questions: readonly DraftQuestion[];
  version?: number | undefined;
};

export async function saveDraft(
  trx: Knex.Transaction,
  { questionnaireTypeId, questions, version }: DraftRequest,
  { stakeholderId, now }: Editor,
): Promise<number> {
  const existing: { draftId: number } | undefined = await trx("questionnaire_draft")
    .where({ questionnaireTypeId })
    .first("draft_id");
  const changes = { questions: JSON.stringify(questions) };
  if (existing === undefined) {
    const [row]: { draftId: number }[] = await trx("questionnaire_draft")
      .insert({ questionnaireTypeId, ...changes, changedBy: stakeholderId, changedAt: now })
      .onConflict("questionnaire_type_id")
      .ignore()
      .returning("draft_id");
    if (row === undefined) throw new HttpError(409, "exists", "Somebody has begun a draft in the meantime.");
    return row.draftId;
  }
  const { draftId } = existing;
  if (version === undefined) throw new HttpError(409, "exists", "There is a draft already.");
  await raiseDraftVersion(trx, { draftId, version, changes }, { stakeholderId, now });
  return draftId;
}

type DraftVersion = { draftId: number; version: number; changes?: Readonly<Record<string, unknown>> };

const raiseDraftVersion = (
  trx: Knex.Transaction,
  { draftId, version, changes }: DraftVersion,
  { stakeholderId, now }: Editor,
) =>
  saveIfUnchanged(trx, "questionnaire_draft", {
    id: draftId,
    version,
    by: stakeholderId,
    at: now,
    what: "The draft",
    ...(changes !== undefined && { changes }),
    readCurrent: () => findDraft(trx, draftId),
    shape: SavedDraft,
  });

export async function removeDraft(
  trx: Knex.Transaction,
  draftVersion: DraftVersion,
  editor: Editor,
): Promise<void> {
  await raiseDraftVersion(trx, draftVersion, editor);
  await trx("questionnaire_draft").where({ draftId: draftVersion.draftId }).delete();
}

export async function publishDraft(
  trx: Knex.Transaction,
  { quarter, today, ...draftVersion }: DraftVersion & { quarter: Quarter; today: string },
  editor: Editor,
): Promise<number> {
  await raiseDraftVersion(trx, draftVersion, editor);
  const { questionnaireTypeId, questions } = await findDraft(trx, draftVersion.draftId);
  if (questions.length === 0) throw new HttpError(409, "empty", "A questionnaire needs a question.");
  const freeQuarters = await findFreeQuarters(trx, questionnaireTypeId, today);
  const isFree = freeQuarters.some((each) => quarterNumber(each) === quarterNumber(quarter));
  const id = isFree
    ? await publishQuestions(trx, { questionnaireTypeId, quarter, questions, today })
    : undefined;
  if (id === undefined) {
    const message = `A questionnaire cannot be published for ${quarterLabel(quarter)}: it has one, or is not near.`;
    throw new HttpError(409, "exists", message);
  }
  await trx("questionnaire_draft").where({ draftId: draftVersion.draftId }).delete();
  return id;
}

/** Publishes the latest questionnaire of each type that the quarter lacks. Drafts do not change. */
export async function publishSameAgain(
  trx: Knex.Transaction,
  quarter: Quarter,
  today: string,
): Promise<number[]> {
  const missing = await findMissingQuestionnaires(trx, today);
  const types = missing.find((each) => quarterNumber(each) === quarterNumber(quarter))?.questionnaireTypes;
  const ids: number[] = [];
  for (const questionnaireTypeId of [1, 2] as const) {
    if (!types?.includes(QUESTIONNAIRE_TYPES[questionnaireTypeId])) continue;
    const latest = await readLatestQuestions(trx, questionnaireTypeId);
    if (latest.length === 0) continue;
    const id = await publishQuestions(trx, { questionnaireTypeId, quarter, questions: latest, today });
    if (id !== undefined) ids.push(id);
  }
  if (ids.length > 0) return ids;
  const message = `No earlier questionnaire can be asked again for ${quarterLabel(quarter)}.`;
  throw new HttpError(409, "exists", message);
}
