import type { Knex } from "knex";
import { z } from "zod";
import type { BoundaryRow } from "../geography/queries.ts";
import { readReference } from "../lib/figures/readReference.ts";

const Province = z.object({ code: z.string(), name: z.string() });
const District = Province.extend({ province_code: z.string() });
const Municipality = District.extend({ district_code: z.string() });
const Station = z.object({
  code: z.string(),
  name: z.string(),
  municipality_code: z.string(),
  population_2022: z.string().transform((text) => (text === "" ? null : Number(text))),
});

function assignIds<Row extends { code: string }>(
  rows: Row[],
  firstId: number,
): (Row & { boundaryId: number })[] {
  return rows
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((row, index) => ({ ...row, boundaryId: firstId + index }));
}

export async function seedBoundaries(trx: Knex): Promise<void> {
  const provinces = assignIds(await readReference("provinces.csv", Province), 1);
  const districts = assignIds(await readReference("districts.csv", District), 101);
  const municipalities = assignIds(await readReference("municipalities.csv", Municipality), 1001);
  const stations = assignIds(await readReference("police_stations.csv", Station), 10_001);

  const createIdLookup = (rows: { code: string; boundaryId: number }[]) => {
    const ids = new Map(rows.map(({ code, boundaryId }) => [code, boundaryId]));
    return (code: string) => {
      const id = ids.get(code);
      if (id === undefined) throw new Error(`The reference tables name ${code}, which they do not have.`);
      return id;
    };
  };
  const getProvinceId = createIdLookup(provinces);
  const getDistrictId = createIdLookup(districts);
  const municipalityByCode = new Map(municipalities.map((each) => [each.code, each]));

  const precincts: BoundaryRow[] = stations.map((station) => {
    const municipality = municipalityByCode.get(station.municipality_code);
    if (municipality === undefined) throw new Error(`${station.code} is in an unknown municipality.`);
    return {
      boundaryId: station.boundaryId,
      boundaryTypeId: 5,
      code: station.code,
      description: station.name,
      containingBoundaryId: municipality.boundaryId,
      nationalBoundaryId: getProvinceId(municipality.province_code),
      districtBoundaryId: getDistrictId(municipality.district_code),
      peopleCount: station.population_2022,
      precinctCount: 1,
    };
  });
  const sumPrecincts = (isInside: (precinct: BoundaryRow) => boolean) => {
    const containedPrecincts = precincts.filter(isInside);
    return {
      peopleCount: containedPrecincts.reduce((sum, { peopleCount }) => sum + (peopleCount ?? 0), 0),
      precinctCount: containedPrecincts.length,
    };
  };
  const largerAreas: BoundaryRow[] = [
    {
      boundaryId: 0,
      boundaryTypeId: 0,
      code: "ZA",
      description: "South Africa",
      containingBoundaryId: null,
      nationalBoundaryId: null,
      districtBoundaryId: null,
      ...sumPrecincts(() => true),
    },
    ...provinces.map(({ boundaryId, code, name }) => ({
      boundaryId,
      boundaryTypeId: 1,
      code,
      description: name,
      containingBoundaryId: 0,
      nationalBoundaryId: null,
      districtBoundaryId: null,
      ...sumPrecincts((precinct) => precinct.nationalBoundaryId === boundaryId),
    })),
    ...districts.map(({ boundaryId, code, name, province_code }) => ({
      boundaryId,
      boundaryTypeId: 2,
      code,
      description: name,
      containingBoundaryId: getProvinceId(province_code),
      nationalBoundaryId: getProvinceId(province_code),
      districtBoundaryId: null,
      ...sumPrecincts((precinct) => precinct.districtBoundaryId === boundaryId),
    })),
    ...municipalities.map(({ boundaryId, code, name, district_code, province_code }) => ({
      boundaryId,
      boundaryTypeId: 3,
      code,
      description: name,
      containingBoundaryId: getDistrictId(district_code),
      nationalBoundaryId: getProvinceId(province_code),
      districtBoundaryId: getDistrictId(district_code),
      ...sumPrecincts((precinct) => precinct.containingBoundaryId === boundaryId),
    })),
  ];
  await trx.batchInsert("boundary", [...largerAreas, ...precincts], 500);
}
