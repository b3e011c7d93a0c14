import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { NotInMocks } from "../NotInMocks.ts";

const country: Boundary = {
  boundaryId: 0,
  boundaryTypeId: 0,
  code: "ZA",
  description: "South Africa",
  containingBoundaryId: null,
  nationalBoundaryId: null,
  districtBoundaryId: null,
  peopleCount: 62_027_502,
};

const provinces = (
  [
    [1, "EC", "Eastern Cape", 7_230_208],
    [2, "FS", "Free State", 2_964_414],
    [3, "GP", "Gauteng", 15_099_424],
    [4, "KZN", "KwaZulu-Natal", 12_423_902],
    [5, "LP", "Limpopo", 6_572_721],
    [6, "MP", "Mpumalanga", 5_143_327],
    [7, "NC", "Northern Cape", 1_355_940],
    [8, "NW", "North West", 3_804_545],
    [9, "WC", "Western Cape", 7_433_021],
  ] as const
).map(
  ([boundaryId, code, description, peopleCount]): Boundary => ({
    boundaryId,
    boundaryTypeId: 1,
    code,
    description,
    containingBoundaryId: 0,
    nationalBoundaryId: null,
    districtBoundaryId: null,
    peopleCount,
  }),
);

const districts = (
  [
    [139, "DC45", "John Taolo Gaetsewe", 272_454],
    [143, "DC6", "Namakwa", 148_935],
    [144, "DC7", "Pixley ka Seme", 216_589],
    [145, "DC8", "Z F Mgcawu", 283_624],
    [146, "DC9", "Frances Baard", 434_344],
  ] as const
).map(
  ([boundaryId, code, description, peopleCount]): Boundary => ({
    boundaryId,
    boundaryTypeId: 2,
    code,
    description,
    containingBoundaryId: 7,
    nationalBoundaryId: 7,
    districtBoundaryId: null,
    peopleCount,
  }),
);

const municipalities = (
  [
    [1163, "NC091", "Sol Plaatje", 270_078],
    [1164, "NC092", "Dikgatlong", 56_967],
    [1165, "NC093", "Magareng", 26_816],
    [1166, "NC094", "Phokwane", 80_481],
  ] as const
).map(
  ([boundaryId, code, description, peopleCount]): Boundary => ({
    boundaryId,
    boundaryTypeId: 3,
    code,
    description,
    containingBoundaryId: 146,
    nationalBoundaryId: 7,
    districtBoundaryId: 146,
    peopleCount,
  }),
);

const precincts = (
  [
    [10418, "PD309001", "Modder River", 21_705],
    [10419, "PD309002", "Plooysburg", 3_042],
    [10420, "PD309003", "Kagisho", 50_113],
    [10421, "PD309004", "Galeshewe", 80_156],
    [10422, "PD309005", "Kimberley", 65_399],
    [10423, "PD309006", "Roodepan", null],
  ] as const
).map(
  ([boundaryId, code, description, peopleCount]): Boundary => ({
    boundaryId,
    boundaryTypeId: 5,
    code,
    description,
    containingBoundaryId: 1163,
    nationalBoundaryId: 7,
    districtBoundaryId: 146,
    peopleCount,
  }),
);

/**
 * All provinces, the districts of the Northern Cape, the municipalities of Frances Baard and the police
 * precincts of Sol Plaatje, with the reference tables' ids.
 */
export const boundaries: Boundary[] = [country, ...provinces, ...districts, ...municipalities, ...precincts];

/** @throws if the fixtures do not contain the boundary */
export function boundaryOf(boundaryId: number): Boundary {
  const boundary = boundaries.find((each) => each.boundaryId === boundaryId);
  if (boundary === undefined) throw new NotInMocks(`The mocks hold no boundary ${boundaryId}.`);
  return boundary;
}

/** Directly inside, or all of one level anywhere inside. */
export function containedIn(boundaryId: number, areaTypeId?: number): Boundary[] {
  return boundaries.filter(
    ({ boundaryTypeId, containingBoundaryId, districtBoundaryId, nationalBoundaryId }) =>
      areaTypeId === undefined
        ? containingBoundaryId === boundaryId
        : boundaryTypeId === areaTypeId &&
          [0, containingBoundaryId, districtBoundaryId, nationalBoundaryId].includes(boundaryId),
  );
}
