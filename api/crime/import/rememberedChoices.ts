import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import type { ColumnMeaning, ImportChoices } from "../../import/choices.ts";
import { ImportError } from "../../import/ImportError.ts";
import type { ImportRequest } from "../../import/Importer.ts";
import { normaliseName } from "../../lib/text/nearNames.ts";
import { getHeadingKey, getSourceKey } from "./rows/headerSubjects.ts";
import { readAddedStations } from "./stations/addedStations.ts";
import {
  checkAlias,
  deleteStationAliases,
  readAliasFile,
  readStationAliases,
  storeStationAliases,
} from "./stations/stationAliases.ts";
import { createStationFinder, type StationFinder } from "./stations/stationFinder.ts";

type AddedNames = readonly { name: string; code: string }[];

export type KnownChoices = {
  stations: StationFinder;
  /** Returns the choices for a file with these headings, by `headingKey`. */
  findChosen: (cells: readonly string[]) => ReadonlyMap<string, ColumnMeaning | null>;
  /** Returns whether a stored choice changes. */
  store: (source: string, added: AddedNames) => Promise<boolean>;
};

/**
 * Combines the stored choices with those of this import.
 * @throws {ImportError} if a choice is impossible
 */
export async function combineChoices(request: ImportRequest): Promise<KnownChoices> {
  const { file, trx, options, onProgress } = request;
  const stored = await readStoredChoices(trx);
  const addedStations = await readAddedStations(trx);
  const stationFinder = await createStationFinder({ stations: addedStations });
  if (options.aliases !== undefined)
    await storeStationAliases(trx, await readAliasFile(options.aliases, stationFinder, onProgress));
  const { columns = [], stations = [] } = options.choices ?? {};
  await storeStations(trx, file, stations, stationFinder);
  const { aliases } = await readStoredChoices(trx);
  const headings = Map.groupBy(stored.headings, ({ sourceKey: source }) => source);
  const chosenMeanings = columns.map(({ heading, meaning }) => [getHeadingKey(heading), meaning] as const);
  return {
    stations: await createStationFinder({ aliases, stations: addedStations }),
    findChosen: (cells) => {
      const storedMeanings = headings.get(getSourceKey(cells)) ?? [];
      return new Map([
        ...storedMeanings.map((each) => [each.headingKey, each.meaning] as const),
        ...chosenMeanings,
      ]);
    },
    store: async (source, added) => {
      await storeHeadings(trx, source, columns);
      for (const { name, code: stationCode } of added)
        await trx("station_alias")
          .where({ nameKey: normaliseName(name), stationCode })
          .update({ isPart: true });
      return !isDeepStrictEqual(stored, await readStoredChoices(trx));
    },
  };
}

type Heading = { sourceKey: string; headingKey: string; meaning: ColumnMeaning | null };

const readStoredChoices = async (trx: Knex) => ({
  aliases: await readStationAliases(trx),
  headings: await trx<Heading>("crime_heading")
    .select("source_key", "heading_key", "meaning")
    .orderBy(["source_key", "heading_key"]),
});

async function storeHeadings(trx: Knex, source: string, columns: ImportChoices["columns"]): Promise<void> {
  const columnsByKey = new Map(columns.map((each) => [getHeadingKey(each.heading), each]));
  columnsByKey.delete("");
  if (columnsByKey.size === 0) return;
  const rows = [...columnsByKey].map(([key, each]) => ({ ...each, headingKey: key, sourceKey: source }));
  await trx("crime_heading").insert(rows).onConflict(["source_key", "heading_key"]).merge();
}

async function storeStations(
  trx: Knex,
  file: string,
  chosen: ImportChoices["stations"],
  stations: StationFinder,
): Promise<void> {
  const aliases = chosen.flatMap(({ name: alias, province, stationCode }) => {
    if (stationCode === null) return [];
    const checked = checkAlias({ alias, province, station: stations.find(stationCode, "") }, stations);
    if ("reason" in checked) throw new ImportError(file, checked.reason);
    return [checked];
  });
  const removedAliases = chosen.filter(({ stationCode }) => stationCode === null);
  await deleteStationAliases(
    trx,
    removedAliases.map(({ name: alias, province: provinceCode }) => ({ alias, provinceCode })),
  );
  await storeStationAliases(trx, aliases);
}
