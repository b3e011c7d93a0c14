import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import type { ColumnMeaning, ImportChoices } from "../../import/choices.ts";
import { ImportError } from "../../import/ImportError.ts";
import type { ImportRequest } from "../../import/Importer.ts";
import { headingKey } from "./rows/headerSubjects.ts";
import {
  checkAlias,
  forgetStationAliases,
  readAliasFile,
  readStationAliases,
  storeStationAliases,
} from "./stations/stationAliases.ts";
import { type StationFinder, stationFinder } from "./stations/stationFinder.ts";

export type Remembered = {
  /** Finds stations by every known name, including those that were chosen. */
  stations: StationFinder;
  /** What columns are, by `headingKey`. */
  headings: ReadonlyMap<string, ColumnMeaning | null>;
  /** Whether this import changed what is remembered. */
  isChanged: boolean;
};

/**
 * What was chosen in earlier imports and for this one, which is stored; a dry run is rolled back.
 * @throws {ImportError} at a choice that cannot be right
 */
export async function rememberChoices(request: ImportRequest): Promise<Remembered> {
  const { file, trx, options, onProgress } = request;
  const before = await readRemembered(trx);
  const known = await stationFinder();
  if (options.aliases !== undefined)
    await storeStationAliases(trx, await readAliasFile(options.aliases, known, onProgress));
  if (options.choices !== undefined) {
    await storeHeadings(trx, options.choices.columns);
    await storeStations(trx, file, options.choices.stations, known);
  }
  const after = await readRemembered(trx);
  return {
    stations: await stationFinder(after.aliases),
    headings: new Map(after.headings.map(({ headingKey: key, meaning }) => [key, meaning])),
    isChanged: !isDeepStrictEqual(before, after),
  };
}

type Heading = { headingKey: string; meaning: ColumnMeaning | null };

const readRemembered = async (trx: Knex) => ({
  aliases: await readStationAliases(trx),
  headings: await trx<Heading>("crime_heading").select("heading_key", "meaning").orderBy("heading_key"),
});

async function storeHeadings(trx: Knex, columns: ImportChoices["columns"]): Promise<void> {
  const byKey = new Map(columns.map((each) => [headingKey(each.heading), each]));
  byKey.delete("");
  if (byKey.size === 0) return;
  await trx("crime_heading")
    .insert([...byKey].map(([key, { heading, meaning }]) => ({ headingKey: key, heading, meaning })))
    .onConflict("heading_key")
    .merge();
}

async function storeStations(
  trx: Knex,
  file: string,
  chosen: ImportChoices["stations"],
  known: StationFinder,
): Promise<void> {
  const aliases = chosen.flatMap(({ name: alias, province, stationCode }) => {
    if (stationCode === null) return [];
    const checked = checkAlias({ alias, province, station: known.find(stationCode, "") }, known);
    if ("reason" in checked) throw new ImportError(file, checked.reason);
    return [checked];
  });
  const forgotten = chosen.filter(({ stationCode }) => stationCode === null);
  await forgetStationAliases(
    trx,
    forgotten.map(({ name: alias, province: provinceCode }) => ({ alias, provinceCode })),
  );
  await storeStationAliases(trx, aliases);
}
