import type { Knex } from "knex";
import { normaliseName } from "../crime/normaliseName.ts";
import type { RejectsFile } from "../crime/RejectsFile.ts";
import { ImportError } from "../ImportError.ts";
import type { Progress } from "../Importer.ts";
import { inQuotes } from "../inQuotes.ts";
import { municipalityFinder } from "../municipalityFinder.ts";
import { readTable, type TableRow } from "../readTable.ts";
import type { Challenge } from "./Challenge.ts";
import { cycleReader } from "./cycleReader.ts";
import { readDay } from "./readDay.ts";

const LAYOUT = {
  required: ["municipality", "cycle", "pillar", "challenge"],
  optional: [
    "team",
    "description",
    "valid_from",
    "valid_to",
    "outcome",
    "source",
    "pillar_stated",
    "cycle_start",
    "cycle_end",
  ],
} as const;
type Row = TableRow<(typeof LAYOUT.required)[number] | (typeof LAYOUT.optional)[number]>;

const LONGEST_NAME = 200;
const LONGEST_TEXT = 2000;

/** Where rows go that cannot be placed. */
export type Rejects = Pick<RejectsFile, "setHeader" | "add">;

type Reading = { trx: Knex; file: string; rejects: Rejects; onProgress: (progress: Progress) => void };

/**
 * Reads the challenges of a file, matched to municipalities and pillars. Rows of unknown ones are rejected.
 * @throws {ImportError} at any other fault
 */
export async function readChallenges({ trx, file, rejects, onProgress }: Reading): Promise<Challenge[]> {
  const findMunicipality = await municipalityFinder(trx);
  const findPillar = await pillarFinder(trx);
  const readCycle = cycleReader(file);
  const challenges: Challenge[] = [];
  const known = new Set<string>();

  const read = (row: Row) => {
    const { line, value, cells } = row;
    const challenge: Omit<Challenge, "municipalityId" | "pillarId"> = {
      team: text(file, row, "team", LONGEST_NAME),
      cycle: readCycle(value.cycle, value.cycle_start, value.cycle_end, line),
      name: requiredText(file, row, "challenge"),
      isPillarStated: yesOrNo(file, row),
      description: text(file, row, "description", LONGEST_TEXT),
      validFrom: readDay(file, value.valid_from, line),
      validTo: readDay(file, value.valid_to, line),
      outcome: text(file, row, "outcome", LONGEST_TEXT),
      sourceUrl: webAddress(file, row),
    };
    if (
      challenge.validFrom !== null &&
      challenge.validTo !== null &&
      challenge.validTo < challenge.validFrom
    ) {
      throw new ImportError(file, `it ends on ${challenge.validTo}, before it begins.`, line);
    }
    const municipality = findMunicipality(value.municipality);
    if ("reason" in municipality) return rejects.add(line, municipality.reason, cells);
    const { municipalityId } = municipality;
    const pillarId = findPillar(value.pillar);
    if (pillarId === undefined) return rejects.add(line, `unknown pillar ${inQuotes(value.pillar)}`, cells);
    const key = [municipalityId, challenge.team, challenge.cycle.cycleId, challenge.name].join("\n");
    if (known.has(key)) {
      throw new ImportError(
        file,
        `the challenge ${inQuotes(challenge.name)} of this team is there twice.`,
        line,
      );
    }
    known.add(key);
    challenges.push({ ...challenge, municipalityId, pillarId });
  };
  await readTable(file, LAYOUT, { onHeader: (cells) => rejects.setHeader(cells), onRow: read, onProgress });
  return challenges;
}

/** By number or by name. */
async function pillarFinder(trx: Knex): Promise<(text: string) => number | undefined> {
  const pillars: { pillarId: number; description: string }[] = await trx("pillar").select(
    "pillar_id",
    "description",
  );
  const ids = new Map(
    pillars.flatMap(({ pillarId, description }) => [
      [String(pillarId), pillarId],
      [normaliseName(description), pillarId],
    ]),
  );
  return (text) => ids.get(normaliseName(text));
}

function requiredText(file: string, row: Row, column: "challenge"): string {
  const found = text(file, row, column, LONGEST_NAME);
  if (found === null) throw new ImportError(file, `the ${column} has no name.`, row.line);
  return found;
}

/** One paragraph; null where the cell is empty. */
function text(
  file: string,
  { line, value }: Row,
  column: keyof Row["value"],
  longest: number,
): string | null {
  const found = value[column].replace(/[\p{Cc}\s]+/gu, " ");
  if (found.length > longest) {
    throw new ImportError(file, `the ${column} has ${found.length} characters, more than ${longest}.`, line);
  }
  return found === "" ? null : found;
}

function yesOrNo(file: string, { line, value }: Row): boolean {
  const found = value.pillar_stated.toLowerCase();
  if (found !== "" && found !== "yes" && found !== "no") {
    throw new ImportError(file, `${inQuotes(value.pillar_stated)} is neither yes nor no.`, line);
  }
  return found !== "no";
}

function webAddress(file: string, { line, value }: Row): string | null {
  if (value.source === "") return null;
  if (!/^https?:\/\/\S+$/.test(value.source) || !URL.canParse(value.source)) {
    throw new ImportError(file, `${inQuotes(value.source)} is not an address of a page.`, line);
  }
  return value.source;
}
