import type { BoundaryCrime, CrimeStats } from "@gbvf/api/crime/contract.ts";
import {
  coveredPart,
  isEnoughCovered,
  isWhole,
  nameWithCoverage,
  shareTitle,
} from "@gbvf/api/lib/figures/coverage.ts";
import { plural } from "@gbvf/ui/text/format.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { GridDrawing } from "../GridPart.ts";
import { sharesOf } from "../shares.ts";
import { figuresOf } from "./crimeFigures.ts";

/** Shares of reports by precincts with figures for the whole period; they say so where some have none. */
export function crimeGridDrawing(stats: CrimeStats, { componentOptions }: ChosenOptions): GridDrawing {
  const { containedBoundaryData, reportingSpan, source, boundaryLevel } = stats;
  const figures = containedBoundaryData.map((boundary) => figuresOf(boundary, componentOptions));
  const shares = sharesOf(figures.map(({ total }) => total ?? "no-data"));
  const { boundary: place } = boundaryLevel;
  const all = isWhole(boundaryLevel) ? "all" : "the";
  const where = isWhole(boundaryLevel) ? "" : ", in precincts with figures for the whole period";
  return {
    place: nameWithCoverage(place, boundaryLevel),
    measure: shareTitle("sexual offences reported to the police", place, boundaryLevel),
    countLabel: `Sexual offences reported to the police${where}`,
    span: reportingSpan?.label ?? null,
    source,
    definition: `Sexual offences that were reported to the police in the period${where}: each area's share of ${all} reports.`,
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
        basis: basisOf(boundary, total),
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

/** "4,058 reports", "225 reports in the 3 precincts that have figures (40 % of people)" */
function basisOf(boundary: BoundaryCrime, total: number | null): string {
  if (total === null) return "No figures captured";
  const reports = plural(total, "report", "reports");
  return isWhole(boundary) ? reports : `${reports} in ${coveredPart(boundary)}`;
}
