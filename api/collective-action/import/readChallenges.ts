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
import { parseTable, type Rejects, type RowPlace } from "../../import/parseTable.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import type { Challenge } from "./Challenge.ts";
import { cycleReader, parseCycle, parseMonth } from "./cycleReader.ts";
import { pillarFinder } from "./pillarFinder.ts";

const MAX_NAME = 200;
const MAX_TEXT = 2000;

type Found<Id extends string> = Record<Id, number> | Reason;
type Lookup = {
  findMunicipality: (text: string) => Found<"municipalityId">;
  findPillar: (text: string) => Found<"pillarId">;
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

type Reading = Pick<ImportRequest, "file" | "onProgress"> & { trx: Knex; rejects: Rejects };

/** @throws {ImportError} that lists all faults other than unknown names */
export async function readChallenges({
  trx,
  ...reading
}: Reading): Promise<{ challenges: Challenge[]; notes: string[] }> {
  const lookup = { findMunicipality: await municipalityFinder(trx), findPillar: await pillarFinder(trx) };
  const readCycle = cycleReader();
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
      const twice = `the challenge ${inQuotes(name)} of this team appears twice, on line ${earlier} too.`;
      return fail("challenge", twice);
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
  const notes = await parseTable({ ...reading, columns: COLUMNS, lookup, onRow });
  return { challenges, notes };
}
