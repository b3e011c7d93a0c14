import type { Knex } from "knex";
import { COUNT, type Columns, type Reason, required, text, type Values } from "../../import/columns.ts";
import { ImportErrors } from "../../import/ImportErrors.ts";
import type { ImportRequest } from "../../import/Importer.ts";
import { municipalityFinder } from "../../import/municipalityFinder.ts";
import { hasEnded, parseQuarter } from "../../import/parsePeriod.ts";
import { parseTable, type Rejects, type RowPlace } from "../../import/parseTable.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../lib/text/nearNames.ts";
import { type Quarter, quarterNumber } from "../../shared/quarters.ts";
import { createQuestionnaireFinder, type Questionnaire } from "./questionnaires.ts";

/** A survey of one organisation in one quarter. */
export type SurveyRun = {
  line: number;
  municipalityId: number;
  organisation: string;
  organisationTypeId: number;
  questionnaireTypeId: number;
  quarter: Quarter;
  expectedResponses: number;
  responses: number;
  answers: Map<number, number>;
};

const STUDENTS = 2;
const SURVEYS = new Map([
  ["staff", 1],
  ["student", STUDENTS],
  ["students", STUDENTS],
]);
const MAX_NAME = 200;

type OrganisationType = { organisationTypeId: number; description: string; hasStudents: boolean };
type Lookup = {
  findMunicipality: (text: string) => { municipalityId: number } | Reason;
  findType: (text: string) => OrganisationType | Reason;
};
type Period = Quarter & { text: string };

export const COLUMNS = {
  organisation: required(text(MAX_NAME, "the organisation has no name.")),
  organisation_type: required({ parse: (name: string, { findType }: Lookup) => findType(name) }),
  municipality: required({ parse: (name: string, { findMunicipality }: Lookup) => findMunicipality(name) }),
  survey: required({
    parse: (name: string) => SURVEYS.get(name.toLowerCase()) ?? null,
    error: "is neither staff nor students.",
  }),
  period: required({
    parse: (text: string): Period | null => {
      const quarter = parseQuarter(text);
      return quarter && { ...quarter, text };
    },
    error: "is not a calendar quarter such as 2018Q1.",
  }),
  expected: required(COUNT),
  responses: required(COUNT),
  question: required({ parse: (text: string) => text }),
  answer: required({ parse: (text: string) => text }),
  count: required(COUNT),
} satisfies Columns<Lookup>;

type Row = Values<typeof COLUMNS>;
type ReadRequest = Pick<ImportRequest, "file" | "onProgress" | "today"> & { trx: Knex; rejects: Rejects };

/** @throws {ImportError} that lists all errors other than unknown names */
export async function readSurveys({
  trx,
  today,
  ...request
}: ReadRequest): Promise<{ runs: SurveyRun[]; notes: string[] }> {
  const lookup = {
    findMunicipality: await municipalityFinder(trx),
    findType: await createOrganisationTypeFinder(trx),
  };
  const findQuestionnaire = await createQuestionnaireFinder(trx);
  const runs = new Map<string, SurveyRun>();

  const onRow = (row: Row, { line, fail }: RowPlace<typeof COLUMNS>) => {
    const run = toRun(row, line);
    const { period, survey, organisation_type: type } = row;
    if (!hasEnded(period, today)) return fail("period", `the quarter ${period.text} has not ended yet.`);
    if (row.expected === 0) return fail("expected", "at least one expected response is needed.");
    if (survey === STUDENTS && !type.hasStudents) {
      return fail("survey", `an organisation of type "${type.description}" has no students.`);
    }
    const key = [run.municipalityId, run.organisation, survey, quarterNumber(period)].join("\n");
    const storedRun = runs.get(key) ?? run;
    runs.set(key, storedRun);
    for (const [field, column] of RUN_COLUMNS) {
      if (storedRun[field] !== run[field])
        fail(column, `line ${storedRun.line} describes this run differently.`);
    }
    const { questions } = findQuestionnaire(survey, period);
    const questionName = normaliseName(row.question);
    const question = questions.find(({ name }) => name === questionName);
    if (question === undefined)
      return fail("question", `${inQuotes(row.question)} is not asked in this survey.`);
    const answerId = question.answerIds.get(normaliseName(row.answer));
    if (answerId === undefined) fail("answer", `${inQuotes(row.answer)} is not an answer to this question.`);
    else if (storedRun.answers.has(answerId)) fail("answer", "this answer appears twice.");
    else storedRun.answers.set(answerId, row.count);
  };

  const notes = await parseTable({ ...request, columns: COLUMNS, lookup, onRow });
  const errors = new ImportErrors(request.file);
  for (const run of runs.values()) {
    const countError = findWrongCount(run, findQuestionnaire(run.questionnaireTypeId, run.quarter));
    if (countError !== undefined) errors.add(countError, run.line);
  }
  errors.throwIfAny();
  return { runs: [...runs.values()], notes };
}

const toRun = (row: Row, line: number): SurveyRun => ({
  line,
  municipalityId: row.municipality.municipalityId,
  organisation: row.organisation,
  organisationTypeId: row.organisation_type.organisationTypeId,
  questionnaireTypeId: row.survey,
  quarter: { year: row.period.year, quarter: row.period.quarter },
  expectedResponses: row.expected,
  responses: row.responses,
  answers: new Map(),
});

const RUN_COLUMNS = [
  ["organisationTypeId", "organisation_type"],
  ["expectedResponses", "expected"],
  ["responses", "responses"],
] as const;

function findWrongCount(
  { organisation, responses, answers }: SurveyRun,
  { questions }: Questionnaire,
): string | undefined {
  for (const { description, isSingleChoice, answerIds } of questions) {
    const counts = [...answerIds.values()].map((id) => answers.get(id) ?? 0);
    const responseCount = counts.reduce((sum, count) => sum + count, 0);
    const questionText = `${inQuotes(organisation)}, ${inQuotes(description)}`;
    if (isSingleChoice && responseCount !== responses)
      return `${questionText}: the answers add up to ${responseCount}, not to ${responses} responses.`;
    if (counts.some((count) => count > responses))
      return `${questionText}: an answer was chosen more often than there are responses.`;
  }
  return undefined;
}

async function createOrganisationTypeFinder(trx: Knex): Promise<Lookup["findType"]> {
  const types: OrganisationType[] = await trx("organisation_type");
  const typeNames = types.map(({ description }) => ({ name: description, meaning: description }));
  return (name) =>
    types.find(
      ({ organisationTypeId, description }) =>
        String(organisationTypeId) === name || normaliseName(description) === normaliseName(name),
    ) ?? {
      reason: `unknown type of organisation ${inQuotes(name)}${didYouMean(nearNames(name, typeNames))}`,
    };
}
