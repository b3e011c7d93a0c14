import type { BoundaryCrime, CrimeStats } from "@gbvf/api/crime/contract.ts";
import {
  appendCoveredPart,
  isComplete,
  isEnoughCovered,
  nameWithCoverage,
  shareTitle,
} from "@gbvf/api/shared/figures/coverage.ts";
import { plural } from "@gbvf/ui/text/format.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { GridDrawing } from "../GridPart.ts";
import { computeShares } from "../shares.ts";
import { getFigures, getPrecinctsSuffix } from "./crimeFigures.ts";

export function crimeGridDrawing(stats: CrimeStats, { componentOptions }: ChosenOptions): GridDrawing {
  const { containedBoundaryData, reportingSpan, source, boundaryLevel } = stats;
  const figures = containedBoundaryData.map((boundary) => getFigures(boundary, componentOptions));
  const shares = computeShares(figures.map(({ total }) => total ?? "no-data"));
  const { boundary: place } = boundaryLevel;
  const determiner = isComplete(boundaryLevel) ? "all" : "the";
  const precinctsSuffix = getPrecinctsSuffix(boundaryLevel);
  return {
    place: nameWithCoverage(place, boundaryLevel),
    measure: shareTitle("sexual offences reported to the police", place, boundaryLevel),
    countLabel: `Sexual offences reported to the police${precinctsSuffix}`,
    span: reportingSpan?.label ?? null,
    source,
    definition: `Sexual offences that were reported to the police in the period${precinctsSuffix}: each area's share of ${determiner} reports.`,
    rankedBy: "Share",
    countName: "Reports",
    areas: containedBoundaryData.map((boundary, index) => {
      const { parts = [], total = null } = figures[index] ?? {};
      return {
        ...boundary,
        nameInTable: nameWithCoverage(boundary.boundary, total === null ? null : boundary),
        distribution:
          total !== null && !isEnoughCovered(boundary) ? "under-covered" : (shares[index] ?? "no-data"),
        count: total ?? "no-data",
        basis: describeBasis(boundary, total),
        parts:
          total === null
            ? []
            : parts.map(({ crimeTypeId, description, value }) => ({
                id: crimeTypeId,
                label: description,
                reading: value ?? "not-captured",
                kind: "count",
              })),
      };
    }),
  };
}

function describeBasis(boundary: BoundaryCrime, total: number | null): string {
  if (total === null) return "No figures captured";
  if (isComplete(boundary)) return plural(total, "report", "reports");
  return appendCoveredPart(plural(total, "report", "reports"), boundary, boundary.boundary);
}
