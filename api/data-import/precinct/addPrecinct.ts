import type { Knex } from "knex";
import { readAddedStations } from "../../crime/import/stations/addedStations.ts";
import { deleteStationAliases } from "../../crime/import/stations/stationAliases.ts";
import { createStationFinder } from "../../crime/import/stations/stationFinder.ts";
import { storeTotals } from "../../crime/storeTotals.ts";
import { sumPrecincts } from "../../crime/sumPrecincts.ts";
import type { BoundaryRow } from "../../geography/queries.ts";
import { DATASETS } from "../../lib/cache/datasets.ts";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import { storeImportRelease } from "../../release/storeRelease.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { formatInteger } from "../../shared/figures/formatInteger.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import type { AddedStation } from "./contract.ts";

/**
 * Moves the people out of their former precinct, unless they were in none. Recomputes earlier rates.
 * @returns text for the audit log
 * @throws {HttpError} 409 `known`, 400 `too-many-people`
 */
export async function addPrecinct(
  trx: Knex.Transaction,
  { name, municipalityBoundaryId, peopleCount, peopleFromBoundaryId, source }: AddedStation,
  now: Date,
): Promise<Record<string, string | number>> {
  const findBoundary = async (
    boundaryId: number,
    boundaryTypeId: number,
    what: string,
  ): Promise<BoundaryRow> => {
    const municipality = await trx<BoundaryRow>("boundary").where({ boundaryId, boundaryTypeId }).first();
    if (municipality === undefined) throw notFound(what);
    return municipality;
  };
  const municipality = await findBoundary(
    municipalityBoundaryId,
    BOUNDARY_TYPE.municipality,
    "This municipality",
  );
  const province = await findBoundary(
    municipality.nationalBoundaryId ?? 0,
    BOUNDARY_TYPE.province,
    "Its province",
  );
  const stations = await createStationFinder({ stations: await readAddedStations(trx) });
  const existing = stations.find(name, province.code);
  if ("code" in existing || !existing.needsChoice)
    throw new HttpError(409, "known", `${province.description} has a police station of this name already.`);
  const sourcePrecinct =
    peopleFromBoundaryId === null
      ? null
      : await findBoundary(
          peopleFromBoundaryId,
          BOUNDARY_TYPE.precinct,
          "The precinct that had these people",
        );
  if (sourcePrecinct !== null) {
    const peopleLeft = (sourcePrecinct.peopleCount ?? 0) - peopleCount;
    if (peopleLeft < 0)
      throw new HttpError(
        400,
        "too-many-people",
        `${sourcePrecinct.description} has only ${formatInteger(sourcePrecinct.peopleCount ?? 0)} people.`,
      );
    await trx("boundary")
      .where({ boundaryId: sourcePrecinct.boundaryId })
      .update({ peopleCount: peopleLeft });
  }
  const { next } = await trx("boundary").first(trx.raw("max(boundary_id) + 1 as next"));
  await trx("boundary").insert({
    boundaryId: next,
    boundaryTypeId: BOUNDARY_TYPE.precinct,
    code: `ADDED${next}`,
    description: name,
    containingBoundaryId: municipality.boundaryId,
    nationalBoundaryId: municipality.nationalBoundaryId,
    districtBoundaryId: municipality.districtBoundaryId,
    peopleCount,
    precinctCount: 1,
  });
  await trx("added_precinct").insert({
    boundaryId: next,
    peopleFrom: peopleFromBoundaryId,
    source,
    addedOn: dayInSouthAfrica(now),
  });
  await deleteStationAliases(trx, [
    { alias: name, provinceCode: province.code },
    { alias: name, provinceCode: "" },
  ]);
  await updateRates(trx, now);
  return {
    name,
    municipality: municipality.description,
    people: peopleCount,
    source,
    ...(sourcePrecinct && { "people taken out of": sourcePrecinct.description }),
  };
}

/** The caller must call this after precincts or their people change. */
export async function updateRates(trx: Knex.Transaction, now: Date): Promise<void> {
  await sumPrecincts(trx);
  await storeTotals(trx);
  await storeImportRelease(trx, { datasets: DATASETS, now });
  await raiseDataVersion(trx);
}
