import type { Knex } from "knex";
import { findAddedStations } from "../../crime/import/stations/addedStations.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import { updateRates } from "./addPrecinct.ts";

/**
 * Returns the people to their former precinct, and recomputes earlier rates.
 * @returns text for the audit log
 * @throws {HttpError} 409 `has-figures`, `has-people`
 */
export async function removePrecinct(
  trx: Knex.Transaction,
  boundaryId: number,
  now: Date,
): Promise<{ name: string; municipality: string; people: number }> {
  const stations = await findAddedStations(trx);
  const station = stations.find((each) => each.boundaryId === boundaryId);
  if (station === undefined) throw notFound("This police station");
  const { name, code, municipality, peopleCount, peopleFromBoundaryId, files, hasFigures } = station;
  if (files.length > 0 || hasFigures)
    throw new HttpError(
      409,
      "has-figures",
      `${name} has figures${files.length > 0 ? ` of ${files.join(", ")}` : ""}. Withdraw the imports with figures of it first.`,
    );
  const dependentStation = stations.find((each) => each.peopleFromBoundaryId === boundaryId);
  if (dependentStation !== undefined)
    throw new HttpError(
      409,
      "has-people",
      `The people of ${dependentStation.name} were taken out of ${name}. Remove it first.`,
    );
  if (peopleFromBoundaryId !== null)
    await trx("boundary").where({ boundaryId: peopleFromBoundaryId }).increment("people_count", peopleCount);
  await trx("station_alias").where({ stationCode: code }).delete();
  for (const table of [
    "added_precinct",
    "crime_span_coverage",
    "crime_span_figure",
    "crime_period_coverage",
    "boundary",
  ])
    await trx(table).where({ boundaryId }).delete();
  await updateRates(trx, now);
  return { name, municipality, people: peopleCount };
}
