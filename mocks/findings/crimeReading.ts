import type { BoundaryCrime } from "@gbvf/api/crime/contract.ts";
import type { describeFindings } from "@gbvf/api/findings/describeFindings.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { isEnoughCovered, partOfRate } from "@gbvf/api/shared/figures/coverage.ts";

export type Measured = ReturnType<Parameters<typeof describeFindings>[2]["current"]["of"]>;
export const NOT_MEASURED: Measured = { value: "no-data", cases: null };

/** Null where too little is covered. */
export function crimeReading(level: BoundaryCrime): Measured {
  const { boundaryTypeId, ratePer100000, total } = level;
  const coverage = {
    precinctsReporting: level.precinctsReporting,
    precincts: level.precincts,
    coveredPeopleShare: level.coveredPeopleShare,
  };
  if (total === null) return NOT_MEASURED;
  const counted = { cases: total, part: total, coverage };
  if (boundaryTypeId === BOUNDARY_TYPE.precinct) return { ...counted, value: total, exposure: 1 };
  if (isEnoughCovered(coverage))
    return { ...counted, value: ratePer100000 ?? "no-data", exposure: level.coveredPeopleCount ?? 1 };
  return {
    ...counted,
    value: "under-covered",
    missing: partOfRate(coverage, {
      place: level.boundary,
      rate: "12.30 reports of sexual offences per 100,000 people",
      isYear: true,
    }),
  };
}
