import type { Knex } from "knex";
import {
  type Columns,
  DAY,
  type Reason,
  required,
  text,
  type Values,
  WEB_ADDRESS,
  YES_OR_NO,
} from "../../import/columns.ts";
import type { ImportRequest } from "../../import/Importer.ts";
import { municipalityFinder } from "../../import/municipalityFinder.ts";
import { readPeriod } from "../../import/parsePeriod.ts";
import { parseTable, type Rejects, type RowPlace } from "../../import/parseTable.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../lib/text/nearNames.ts";
import { getCycleId } from "../cycles.ts";

export type Cycle = {
  cycleId: number;
  description: string;
  startMonth: string | null;
  endMonth: string | null;
};

export type Challenge = {
  municipalityId: number;
  team: string | null;
  cycle: Cycle;
  name: string;
  pillarId: number;
  isPillarStated: boolean;
  description: string | null;
  validFrom: string | null;
  validTo: string | null;
  outcome: string | null;
  sourceUrl: string | null;
};

const MAX_NAME = 200;
const MAX_TEXT = 2000;

type MatchedIds<Id extends string> = Record<Id, number> | Reason;
type Lookup = {
  findMunicipality: (text: string) => MatchedIds<"municipalityId">;
  findPillar: (text: string) => MatchedIds<"pillarId">;
};

const MONTH = { parse: parseMonth, error: "is not a month such as 2024-08." };

export const COLUMNS = {
  municipality: required({ parse: (name: string, { findMunicipality }: Lookup) => findMunicipality(name) }),
  cycle: required({ parse: parseCycle, error: 'is not a cycle such as "2024 cycle 2" or "2025".' }),
  pillar: required({ parse: (name: string, { findPillar }: Lookup) => findPillar(name) }),
  challenge: required(text(MAX_NAME, "the challenge has no name.")),
  team: text(MAX_NAME),
  description: text(MAX_TEXT),
  valid_from: DAY,
  valid_to: DAY,
  outcome: text(MAX_TEXT),
  source: WEB_ADDRESS,
  pillar_stated: YES_OR_NO,
  cycle_start: MONTH,
  cycle_end: MONTH,
} satisfies Columns<Lookup>;

type ReadRequest = Pick<ImportRequest, "file" | "onProgress"> & { trx: Knex; rejects: Rejects };

/** @throws {ImportError} that lists all errors other than unknown names */
export async function readChallenges({
  trx,
  ...request
}: ReadRequest): Promise<{ challenges: Challenge[]; notes: string[] }> {
  const lookup = {
    findMunicipality: await municipalityFinder(trx),
    findPillar: await createPillarFinder(trx),
  };
  const readCycle = createCycleReader();
  const challenges: Challenge[] = [];
  const lines = new Map<string, number>();

  const onRow = (values: Values<typeof COLUMNS>, { line, fail }: RowPlace<typeof COLUMNS>) => {
    const { municipality, pillar, challenge: name, team, valid_from: validFrom, valid_to: validTo } = values;
    const cycle = readCycle(values, fail);
    if (validFrom !== null && validTo !== null && validTo < validFrom) {
      fail("valid_to", `it ends on ${validTo}, before it begins.`);
    }
    const key = [municipality.municipalityId, team, cycle.cycleId, name].join("\n");
    const earlier = lines.get(key);
    if (earlier !== undefined) {
      const duplicateMessage = `the challenge ${inQuotes(name)} of this team appears twice, on line ${earlier} too.`;
      return fail("challenge", duplicateMessage);
    }
    lines.set(key, line);
    challenges.push({
      ...municipality,
      ...pillar,
      ...{ team, cycle, name, validFrom, validTo },
      isPillarStated: values.pillar_stated ?? true,
      description: values.description,
      outcome: values.outcome,
      sourceUrl: values.source,
    });
  };
  const notes = await parseTable({ ...request, columns: COLUMNS, lookup, onRow });
  return { challenges, notes };
}

const PILLAR_NUMBER = /^(?:pillar\s*)?(\d)(?:\s*[:.–-]\s*(.+))?$/i;

async function createPillarFinder(
  trx: Knex,
): Promise<(text: string) => { pillarId: number } | { reason: string }> {
  const pillars: { pillarId: number; description: string }[] = await trx("pillar").select(
    "pillar_id",
    "description",
  );
  return (text) => {
    const [, number, name = number === undefined ? text : ""] = PILLAR_NUMBER.exec(text) ?? [];
    const pillar = pillars.find(
      ({ pillarId, description }) =>
        (number === undefined || pillarId === Number(number)) &&
        (name === "" || normaliseName(description) === normaliseName(name)),
    );
    if (pillar !== undefined) return { pillarId: pillar.pillarId };
    const similarNames = nearNames(
      name,
      pillars.map(({ description }) => ({ name: description, meaning: description })),
    );
    return { reason: `unknown pillar ${inQuotes(text)}${didYouMean(similarNames)}` };
  };
}

type Row = {
  cycle: { year: number; number: number };
  cycle_start: string | null;
  cycle_end: string | null;
};

function createCycleReader() {
  const cycles = new Map<number, Cycle>();
  return (row: Row, fail: (column: "cycle_start" | "cycle_end", message: string) => void): Cycle => {
    const { year, number } = row.cycle;
    const cycleId = getCycleId({ year, cycle: number });
    const description = number === 0 ? String(year) : `${year}, cycle ${number}`;
    // All rows of a cycle share one object, so months in a later row also apply to earlier rows.
    const cycle = cycles.get(cycleId) ?? { cycleId, description, startMonth: null, endMonth: null };
    cycles.set(cycleId, cycle);
    const merge = (column: "cycle_start" | "cycle_end", before: string | null): string | null => {
      const month = row[column];
      if (month !== null && before !== null && before !== month) {
        fail(column, `the cycle ${inQuotes(description)} has different months in an earlier row.`);
      }
      return before ?? month;
    };
    cycle.startMonth = merge("cycle_start", cycle.startMonth);
    cycle.endMonth = merge("cycle_end", cycle.endMonth);
    if (cycle.startMonth !== null && cycle.endMonth !== null && cycle.endMonth < cycle.startMonth) {
      fail("cycle_end", `the cycle ${inQuotes(description)} ends before it begins.`);
    }
    return cycle;
  };
}

function parseCycle(name: string): Row["cycle"] | null {
  const [, year, number = "0"] = /^(20\d{2})(?:,? +cycle +(\d))?$/i.exec(name) ?? [];
  return year === undefined ? null : { year: Number(year), number: Number(number) };
}

/** Also reads "2024/08", "2024/08/01" and "Aug-24". */
function parseMonth(text: string): string | null {
  const [, isoYear, isoMonth] = /^(20\d{2})[-/](0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (isoYear !== undefined) return `${isoYear}-${isoMonth}`;
  const period = readPeriod(text);
  return period?.kind === "month" ? `${period.year}-${String(period.month).padStart(2, "0")}` : null;
}
