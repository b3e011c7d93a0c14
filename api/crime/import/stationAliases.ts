import type { Knex } from "knex";
import { ImportError } from "../../import/ImportError.ts";
import type { Progress } from "../../import/Importer.ts";
import { inQuotes } from "../../import/inQuotes.ts";
import { normaliseName } from "../../import/normaliseName.ts";
import { readTable } from "../../import/readTable.ts";
import type { StationAlias, StationFinder } from "./stationFinder.ts";

export async function readStationAliases(trx: Knex): Promise<StationAlias[]> {
  return trx("station_alias").select("alias", "province_code", "station_code");
}

const LAYOUT = { required: ["alias", "station"], optional: ["province"] } as const;

/**
 * CSV with alias, station (name or code) and, if it holds in one province only, province.
 * @throws {ImportError} at an unknown station, or another's name
 */
export async function readAliasFile(
  file: string,
  { find, provinceCode }: StationFinder,
  onProgress: (progress: Progress) => void,
): Promise<StationAlias[]> {
  const aliases = new Map<string, StationAlias>();
  await readTable(file, LAYOUT, {
    onHeader: () => {},
    onRow: ({ line, value: { alias, station, province } }) => {
      const found = find(station, province);
      if ("reason" in found) throw new ImportError(file, `${found.reason}.`, line);
      if (normaliseName(alias) === "") throw new ImportError(file, "the alias is empty.", line);
      const standing = find(alias, province);
      if ("code" in standing && standing.code !== found.code) {
        throw new ImportError(file, `${inQuotes(alias)} is the name of another station already.`, line);
      }
      const known = { alias, provinceCode: provinceCode(province) ?? "", stationCode: found.code };
      const key = `${normaliseName(alias)} ${known.provinceCode}`;
      if (aliases.has(key)) throw new ImportError(file, `${inQuotes(alias)} appears twice.`, line);
      aliases.set(key, known);
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
    .merge();
}
