import type { Knex } from "knex";
import { ImportError } from "../../../import/ImportError.ts";
import type { Progress } from "../../../import/Importer.ts";
import { readColumns } from "../../../import/readColumns.ts";
import { inQuotes } from "../../../lib/text/inQuotes.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import type { StationAlias, StationFinder, StationLookup } from "./stationFinder.ts";

export async function readStationAliases(trx: Knex): Promise<StationAlias[]> {
  return trx("station_alias")
    .select("alias", "province_code", "station_code", "is_part")
    .orderBy(["name_key", "province_code"]);
}

const LAYOUT = { required: ["alias", "station"], optional: ["province"] } as const;

/** Returns the alias to store, or the reason why it cannot be stored. */
export function checkAlias(
  { alias, province, station }: { alias: string; province: string; station: StationLookup },
  { find, findProvinceCode }: StationFinder,
): StationAlias | { reason: string } {
  if ("reason" in station) return { reason: `${station.reason}.` };
  if (normaliseName(alias) === "") return { reason: "the alias is empty." };
  const aliasStation = find(alias, province);
  if ("code" in aliasStation && aliasStation.code !== station.code)
    return { reason: `${inQuotes(alias)} is the name of another station already.` };
  return { alias, provinceCode: findProvinceCode(province) ?? "", stationCode: station.code, isPart: false };
}

/**
 * Reads a file with the columns alias, station (name or code) and optionally province.
 * @throws {ImportError} if a station is unknown, or the alias is the name of another station
 */
export async function readAliasFile(
  file: string,
  stations: StationFinder,
  onProgress: (progress: Progress) => void,
): Promise<StationAlias[]> {
  const aliases = new Map<string, StationAlias>();
  await readColumns(file, LAYOUT, {
    onHeader: () => {},
    onRow: ({ line, value: { alias, station, province } }) => {
      const checkedAlias = checkAlias(
        { alias, province, station: stations.find(station, province) },
        stations,
      );
      if ("reason" in checkedAlias) throw new ImportError(file, checkedAlias.reason, line);
      const key = `${normaliseName(alias)} ${checkedAlias.provinceCode}`;
      if (aliases.has(key)) throw new ImportError(file, `${inQuotes(alias)} appears twice.`, line);
      aliases.set(key, checkedAlias);
    },
    onProgress,
  });
  return [...aliases.values()];
}

export async function storeStationAliases(trx: Knex, aliases: readonly StationAlias[]): Promise<void> {
  if (aliases.length === 0) return;
  await trx("station_alias")
    .insert(aliases.map((each) => ({ ...each, nameKey: normaliseName(each.alias) })))
    .onConflict(["name_key", "province_code"])
    .merge({
      alias: trx.raw("excluded.alias"),
      stationCode: trx.raw("excluded.station_code"),
      isPart: trx.raw("station_alias.is_part and station_alias.station_code = excluded.station_code"),
    });
}

type AliasKey = Pick<StationAlias, "alias" | "provinceCode">;

export async function deleteStationAliases(trx: Knex, aliases: readonly AliasKey[]): Promise<void> {
  await trx("station_alias")
    .whereIn(
      ["name_key", "province_code"],
      aliases.map(({ alias, provinceCode }) => [normaliseName(alias), provinceCode]),
    )
    .delete();
}
