import type { Knex } from "knex";
import { Faults } from "../../import/Faults.ts";
import type { Progress } from "../../import/Importer.ts";
import { municipalityFinder } from "../../import/municipalityFinder.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { readTable, type TableRow } from "../../import/readTable.ts";
import { rowCells } from "../../import/rowCells.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import type { Challenge } from "./Challenge.ts";
import { cycleReader } from "./cycleReader.ts";
import { type Column, LAYOUT } from "./layout.ts";
import { pillarFinder } from "./pillarFinder.ts";

const MAX_NAME = 200;
const MAX_TEXT = 2000;

export type Rejects = Pick<RejectsFile, "setHeader" | "add">;

type Reading = { trx: Knex; file: string; rejects: Rejects; onProgress: (progress: Progress) => void };

/** @throws {ImportError} that lists all faults other than unknown names */
export async function readChallenges({
  trx,
  file,
  rejects,
  onProgress,
}: Reading): Promise<{ challenges: Challenge[]; notes: string[] }> {
  const findMunicipality = await municipalityFinder(trx);
  const findPillar = await pillarFinder(trx);
  const readCycle = cycleReader();
  const faults = new Faults(file);
  const challenges: Challenge[] = [];
  const known = new Map<string, number>();

  const read = (row: TableRow<Column>) => {
    const { line, value, cells } = row;
    const before = faults.count;
    const reader = rowCells(row, faults);
    const { fail, text, day, yesOrNo, webAddress } = reader;
    const challenge = {
      team: text("team", MAX_NAME),
      cycle: readCycle(row, reader),
      name: text("challenge", MAX_NAME),
      isPillarStated: yesOrNo("pillar_stated") ?? true,
      description: text("description", MAX_TEXT),
      validFrom: day("valid_from"),
      validTo: day("valid_to"),
      outcome: text("outcome", MAX_TEXT),
      sourceUrl: webAddress("source"),
    };
    const { cycle, name, validFrom, validTo } = challenge;
    if (value.challenge === "") fail("challenge", "the challenge has no name.");
    if (validFrom !== null && validTo !== null && validTo < validFrom) {
      fail("valid_to", `it ends on ${validTo}, before it begins.`);
    }
    if (cycle === null || name === null || faults.count > before) return;
    const municipality = findMunicipality(value.municipality);
    if ("reason" in municipality) return rejects.add(line, municipality.reason, cells);
    const pillar = findPillar(value.pillar);
    if ("reason" in pillar) return rejects.add(line, pillar.reason, cells);
    const key = [municipality.municipalityId, challenge.team, cycle.cycleId, name].join("\n");
    const earlier = known.get(key);
    if (earlier !== undefined) {
      fail(
        "challenge",
        `the challenge ${inQuotes(name)} of this team appears twice, on line ${earlier} too.`,
      );
      return;
    }
    known.set(key, line);
    challenges.push({ ...challenge, cycle, name, ...municipality, ...pillar });
  };
  const notes = await readTable(file, LAYOUT, {
    onHeader: (cells) => rejects.setHeader(cells),
    onRow: read,
    onProgress,
  });
  faults.stopIfAny();
  return { challenges, notes };
}
