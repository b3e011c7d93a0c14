import type { Knex } from "knex";
import { Faults } from "../../import/Faults.ts";
import type { Progress } from "../../import/Importer.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { readTable, type TableRow } from "../../import/readTable.ts";
import { rowCells } from "../../import/rowCells.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { normaliseName } from "../../lib/text/normaliseName.ts";
import { checkRun } from "./checkRun.ts";
import { type Column, LAYOUT } from "./layout.ts";
import { questionnaireFinder } from "./questionnaires.ts";
import { readCount, runReader } from "./runReader.ts";
import type { SurveyRun } from "./SurveyRun.ts";

type Reading = {
  trx: Knex;
  file: string;
  today: Date;
  rejects: RejectsFile;
  onProgress: (progress: Progress) => void;
};

/** @throws {ImportError} that lists all faults other than unknown names */
export async function readSurveys({
  trx,
  file,
  today,
  rejects,
  onProgress,
}: Reading): Promise<{ runs: SurveyRun[]; notes: string[] }> {
  const readRun = await runReader(trx, today);
  const findQuestionnaire = await questionnaireFinder(trx);
  const faults = new Faults(file);
  const runs = new Map<string, SurveyRun>();

  const read = (row: TableRow<Column>) => {
    const { line, value, cells } = row;
    const before = faults.count;
    const reader = rowCells(row, faults);
    const { fail } = reader;
    const stated = readRun(row, reader);
    const count = readCount(row, "count", reader);
    if (stated !== null && "reason" in stated) return rejects.add(line, stated.reason, cells);
    if (stated === null || count === null || faults.count > before) return;
    const { municipalityId, organisation, questionnaireTypeId, quarter } = stated;
    const key = JSON.stringify([municipalityId, organisation, questionnaireTypeId, quarter]);
    const run = runs.get(key) ?? stated;
    runs.set(key, run);
    for (const [part, column] of PARTS) {
      if (run[part] !== stated[part]) fail(column, `line ${run.line} describes this run differently.`);
    }
    const { questions } = findQuestionnaire(questionnaireTypeId, quarter);
    const asked = normaliseName(value.question);
    const question = questions.find(({ name }) => name === asked);
    if (question === undefined) {
      fail("question", `${inQuotes(value.question)} is not asked in this survey.`);
      return;
    }
    const answerId = question.answerIds.get(normaliseName(value.answer));
    if (answerId === undefined)
      fail("answer", `${inQuotes(value.answer)} is not an answer to this question.`);
    else if (run.answers.has(answerId)) fail("answer", "this answer appears twice.");
    else run.answers.set(answerId, count);
  };

  const notes = await readTable(file, LAYOUT, {
    onHeader: (cells) => rejects.setHeader(cells),
    onRow: read,
    onProgress,
  });
  faults.stopIfAny();
  for (const run of runs.values()) {
    faults.gather(() => checkRun(file, run, findQuestionnaire(run.questionnaireTypeId, run.quarter)));
  }
  faults.stopIfAny();
  return { runs: [...runs.values()], notes };
}

/** All rows of a run agree in these. */
const PARTS = [
  ["organisationTypeId", "organisation_type"],
  ["expectedResponses", "expected"],
  ["responses", "responses"],
] as const;
