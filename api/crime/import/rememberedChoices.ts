import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import type { ColumnMeaning, ImportChoices } from "../../import/choices.ts";
import { ImportError } from "../../import/ImportError.ts";
import type { ImportRequest } from "../../import/Importer.ts";
import { normaliseName } from "../../lib/text/nearNames.ts";
import { headingKey, sourceKey } from "./rows/headerSubjects.ts";
import { readAddedStations } from "./stations/addedStations.ts";
import {
  checkAlias,
  forgetStationAliases,
  readAliasFile,
  readStationAliases,
  storeStationAliases,
} from "./stations/stationAliases.ts";
import { type StationFinder, stationFinder } from "./stations/stationFinder.ts";

type AddedNames = readonly { name: string; code: string }[];

export type Remembered = {
  stations: StationFinder;
  /** Returns the choices for a file with these headings, by `headingKey`. */
  chosenIn: (cells: readonly string[]) => ReadonlyMap<string, ColumnMeaning | null>;
  /** Returns whether a stored choice changes. */
  remember: (source: string, added: AddedNames) => Promise<boolean>;
};

/**
 * Combines the stored choices with those of this import.
 * @throws {ImportError} if a choice is impossible
 */
export async function rememberChoices(request: ImportRequest): Promise<Remembered> {
  const { file, trx, options, onProgress } = request;
  const before = await readRemembered(trx);
  const added = await readAddedStations(trx);
  const addedStations = await stationFinder({ stations: added });
  if (options.aliases !== undefined)
    await storeStationAliases(trx, await readAliasFile(options.aliases, addedStations, onProgress));
  const { columns = [], stations = [] } = options.choices ?? {};
  await storeStations(trx, file, stations, addedStations);
  const { aliases } = await readRemembered(trx);
  const headings = Map.groupBy(before.headings, ({ sourceKey: source }) => source);
  const chosen = columns.map(({ heading, meaning }) => [headingKey(heading), meaning] as const);
  return {
    stations: await stationFinder({ aliases, stations: added }),
    chosenIn: (cells) => {
      const earlier = headings.get(sourceKey(cells)) ?? [];
      return new Map([...earlier.map((each) => [each.headingKey, each.meaning] as const), ...chosen]);
    },
    remember: async (source, added) => {
      await storeHeadings(trx, source, columns);
      for (const { name, code: stationCode } of added)
        await trx("station_alias")
          .where({ nameKey: normaliseName(name), stationCode })
          .update({ isPart: true });
      return !isDeepStrictEqual(before, await readRemembered(trx));
    },
  };
}

type Heading = { sourceKey: string; headingKey: string; meaning: ColumnMeaning | null };

const readRemembered = async (trx: Knex) => ({
  aliases: await readStationAliases(trx),
  headings: await trx<Heading>("crime_heading")
    .select("source_key", "heading_key", "meaning")
    .orderBy(["source_key", "heading_key"]),
});

async function storeHeadings(trx: Knex, source: string, columns: ImportChoices["columns"]): Promise<void> {
  const byKey = new Map(columns.map((each) => [headingKey(each.heading), each]));
  byKey.delete("");
  if (byKey.size === 0) return;
  const rows = [...byKey].map(([key, each]) => ({ ...each, headingKey: key, sourceKey: source }));
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
  const forgotten = chosen.filter(({ stationCode }) => stationCode === null);
  await forgetStationAliases(
    trx,
    forgotten.map(({ name: alias, province: provinceCode }) => ({ alias, provinceCode })),
  );
  await storeStationAliases(trx, aliases);
}
