import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";

const NOUNS: Readonly<Record<number, string>> = {
  0: "country",
  1: "province",
  2: "district",
  3: "municipality",
  4: "ward",
  5: "police precinct",
};

export const boundaryWord = (boundaryTypeId: number): string => NOUNS[boundaryTypeId] ?? "area";

export const boundaryHeading = (boundaryTypeId: number): string =>
  boundaryWord(boundaryTypeId).replace(/^./, (letter) => letter.toUpperCase());

/** Precincts and wards contain no smaller areas. */
export const isDrillable = (boundaryTypeId: number): boolean => boundaryTypeId <= BOUNDARY_TYPE.municipality;
