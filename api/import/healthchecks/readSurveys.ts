import type { Knex } from "knex";
import { normaliseName } from "../crime/normaliseName.ts";
import { hasEnded, parseQuarter } from "../crime/parsePeriod.ts";
import type { RejectsFile } from "../crime/RejectsFile.ts";
import { ImportError } from "../ImportError.ts";
import type { Progress } from "../Importer.ts";
import { inQuotes } from "../inQuotes.ts";
import { municipalityFinder } from "../municipalityFinder.ts";
import { readTable, type TableRow } from "../readTable.ts";
import { checkRun } from "./checkRun.ts";
import { questionnaireFinder } from "./questionnaires.ts";
import type { SurveyRun } from "./SurveyRun.ts";

const LAYOUT = {
  required: [
    "organisation",
    "organisation_type",
    "municipality",
    "survey",
    "period",
    "expected",
    "responses",
    "question",
    "answer",
    "count",
  ],
  optional: [],
} as const;
type Row = TableRow<(typeof LAYOUT.required)[number]>;

const SURVEYS = new Map([
  ["staff", 1],
  ["students", 2],
]);
const HIGHEST_COUNT = 1_000_000;
const LONGEST_NAME = 200;

type Reading = {
  trx: Knex;
  file: string;
  today: Date;
  rejects: RejectsFile;
  onProgress: (progress: Progress) => void;
};

/**
 * Reads the runs of a file, matched to municipalities, types of organisation, questions and answers. Rows of unknown
 * municipalities and types are rejected.
 * @throws {ImportError} at any other fault, and where the answers of a run do not add up
 */
export async function readSurveys({ trx, file, today, rejects, onProgress }: Reading): Promise<SurveyRun[]> {
  const findMunicipality = await municipalityFinder(trx);
  const findType = await organisationTypeFinder(trx);
  const findQuestionnaire = await questionnaireFinder(trx);
  const runs = new Map<string, SurveyRun>();

  const readRun = (row: Row): SurveyRun | { reason: string } => {
    const { line, value } = row;
    const questionnaireTypeId = SURVEYS.get(value.survey.toLowerCase());
    if (questionnaireTypeId === undefined) {
      throw new ImportError(file, `${inQuotes(value.survey)} is neither staff nor students.`, line);
    }
    const quarter = parseQuarter(value.period);
    if (quarter === null) {
      throw new ImportError(
        file,
        `${inQuotes(value.period)} is not a calendar quarter such as 2018Q1.`,
        line,
      );
    }
    if (!hasEnded(quarter, today)) {
      throw new ImportError(file, `the quarter ${value.period} has not ended yet.`, line);
    }
    if (value.organisation === "" || value.organisation.length > LONGEST_NAME) {
      throw new ImportError(file, `the organisation needs a name of up to ${LONGEST_NAME} characters.`, line);
    }
    const expectedResponses = readCount(file, value.expected, line);
    if (expectedResponses === 0)
      throw new ImportError(file, "at least one response has to be expected.", line);
    const responses = readCount(file, value.responses, line);
    const municipality = findMunicipality(value.municipality);
    if ("reason" in municipality) return municipality;
    const type = findType(value.organisation_type);
    if (type === undefined)
      return { reason: `unknown type of organisation ${inQuotes(value.organisation_type)}` };
    if (questionnaireTypeId === SURVEYS.get("students") && !type.hasStudents) {
      throw new ImportError(file, `an organisation of type "${type.description}" has no students.`, line);
    }
    return {
      line,
      municipalityId: municipality.municipalityId,
      organisation: value.organisation,
      organisationTypeId: type.organisationTypeId,
      questionnaireTypeId,
      quarter,
      expectedResponses,
      responses,
      answers: new Map(),
    };
  };

  const read = (row: Row) => {
    const { line, value, cells } = row;
    const told = readRun(row);
    if ("reason" in told) return rejects.add(line, told.reason, cells);
    const { municipalityId, organisation, questionnaireTypeId, quarter } = told;
    const key = JSON.stringify([municipalityId, organisation, questionnaireTypeId, quarter]);
    const run = runs.get(key) ?? told;
    runs.set(key, run);
    for (const part of ["organisationTypeId", "expectedResponses", "responses"] as const) {
      if (run[part] === told[part]) continue;
      throw new ImportError(file, `line ${run.line} tells of this run otherwise.`, line);
    }
    const { questions } = findQuestionnaire(questionnaireTypeId, quarter);
    const asked = normaliseName(value.question);
    const question = questions.find(({ name }) => name === asked);
    if (question === undefined) {
      throw new ImportError(file, `${inQuotes(value.question)} is not asked in this survey.`, line);
    }
    const answerId = question.answerIds.get(normaliseName(value.answer));
    if (answerId === undefined) {
      throw new ImportError(file, `${inQuotes(value.answer)} is no answer to this question.`, line);
    }
    if (run.answers.has(answerId)) throw new ImportError(file, "this answer is there twice.", line);
    run.answers.set(answerId, readCount(file, value.count, line));
  };

  await readTable(file, LAYOUT, { onHeader: (cells) => rejects.setHeader(cells), onRow: read, onProgress });
  for (const run of runs.values()) {
    checkRun(file, run, findQuestionnaire(run.questionnaireTypeId, run.quarter));
  }
  return [...runs.values()];
}

function readCount(file: string, text: string, line: number): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) > HIGHEST_COUNT) {
    throw new ImportError(
      file,
      `${inQuotes(text)} is not a count: a whole number from 0 to ${HIGHEST_COUNT} is needed.`,
      line,
    );
  }
  return Number(text);
}

type OrganisationType = { organisationTypeId: number; description: string; hasStudents: boolean };

/** By number or by name. */
async function organisationTypeFinder(trx: Knex): Promise<(text: string) => OrganisationType | undefined> {
  const types: OrganisationType[] = await trx("organisation_type");
  return (text) =>
    types.find(
      ({ organisationTypeId, description }) =>
        String(organisationTypeId) === text || normaliseName(description) === normaliseName(text),
    );
}
