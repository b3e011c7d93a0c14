import type { Knex } from "knex";
import { municipalityFinder } from "../../import/municipalityFinder.ts";
import { hasEnded, parseQuarter } from "../../import/parsePeriod.ts";
import type { TableRow } from "../../import/readTable.ts";
import type { RowCells } from "../../import/rowCells.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames } from "../../lib/text/nearNames.ts";
import { normaliseName } from "../../lib/text/normaliseName.ts";
import type { Column } from "./layout.ts";
import type { SurveyRun } from "./SurveyRun.ts";

const STUDENTS = 2;
const SURVEYS = new Map([
  ["staff", 1],
  ["student", STUDENTS],
  ["students", STUDENTS],
]);
const HIGHEST_COUNT = 1_000_000;
const MAX_NAME = 200;

type Cells = RowCells<Column>;

/** Null if invalid; a reason if place or type is unknown. */
export async function runReader(
  trx: Knex,
  today: Date,
): Promise<(row: TableRow<Column>, cells: Cells) => SurveyRun | { reason: string } | null> {
  const findMunicipality = await municipalityFinder(trx);
  const findType = await organisationTypeFinder(trx);

  return (row, cells) => {
    const { line, value } = row;
    const { fail } = cells;
    const organisation = cells.text("organisation", MAX_NAME);
    if (value.organisation === "") fail("organisation", "the organisation has no name.");
    const questionnaireTypeId = SURVEYS.get(value.survey.toLowerCase());
    if (questionnaireTypeId === undefined) {
      fail("survey", `${inQuotes(value.survey)} is neither staff nor students.`);
    }
    const quarter = parseQuarter(value.period);
    if (quarter === null) {
      fail("period", `${inQuotes(value.period)} is not a calendar quarter such as 2018Q1.`);
    } else if (!hasEnded(quarter, today)) fail("period", `the quarter ${value.period} has not ended yet.`);
    const expectedResponses = readCount(row, "expected", cells);
    if (expectedResponses === 0) fail("expected", "at least one expected response is needed.");
    const responses = readCount(row, "responses", cells);
    const isComplete =
      organisation !== null &&
      questionnaireTypeId !== undefined &&
      quarter !== null &&
      expectedResponses !== null &&
      responses !== null;
    if (!isComplete) return null;

    const municipality = findMunicipality(value.municipality);
    if ("reason" in municipality) return municipality;
    const type = findType(value.organisation_type);
    if ("reason" in type) return type;
    if (questionnaireTypeId === STUDENTS && !type.hasStudents) {
      return fail("survey", `an organisation of type "${type.description}" has no students.`);
    }
    return {
      line,
      municipalityId: municipality.municipalityId,
      organisation,
      organisationTypeId: type.organisationTypeId,
      questionnaireTypeId,
      quarter,
      expectedResponses,
      responses,
      answers: new Map(),
    };
  };
}

export function readCount({ value }: TableRow<Column>, column: Column, { fail }: Cells): number | null {
  const text = value[column];
  if (/^\d{1,7}$/.test(text) && Number(text) <= HIGHEST_COUNT) return Number(text);
  const needed = `a whole number from 0 to ${HIGHEST_COUNT} is needed`;
  return fail(column, `${inQuotes(text)} is not a count: ${needed}.`);
}

type OrganisationType = { organisationTypeId: number; description: string; hasStudents: boolean };

async function organisationTypeFinder(
  trx: Knex,
): Promise<(text: string) => OrganisationType | { reason: string }> {
  const types: OrganisationType[] = await trx("organisation_type");
  const known = types.map(({ description }) => ({ name: description, meaning: description }));
  return (text) =>
    types.find(
      ({ organisationTypeId, description }) =>
        String(organisationTypeId) === text || normaliseName(description) === normaliseName(text),
    ) ?? { reason: `unknown type of organisation ${inQuotes(text)}${didYouMean(nearNames(text, known))}` };
}
