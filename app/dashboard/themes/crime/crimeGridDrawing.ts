import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { plural } from "@gbvf/ui/charts/format.ts";
import type { ChosenOptions } from "../../../lib/filters.ts";
import type { GridDrawing } from "../GridPart.ts";
import { sharesOf } from "../shares.ts";
import { figuresOf } from "./crimeFigures.ts";

export function crimeGridDrawing(stats: CrimeStats, { componentOptions }: ChosenOptions): GridDrawing {
  const { containedBoundaryData, reportingSpan, source, boundaryLevel } = stats;
  const figures = containedBoundaryData.map((boundary) => figuresOf(boundary, componentOptions));
  const shares = sharesOf(figures.map(({ total }) => total ?? "no-data"));
  return {
    measure: `Share of all sexual offences reported to the police in ${boundaryLevel.boundary}`,
    countLabel: "Sexual offences reported to the police",
    span: reportingSpan?.label ?? null,
    source,
    definition:
      "Sexual offences that were reported to the police in the period: each area's share of all in the place.",
    areas: containedBoundaryData.map((boundary, index) => {
      const { parts = [], total = null } = figures[index] ?? {};
      return {
        ...boundary,
        distribution: shares[index] ?? "no-data",
        count: total ?? "no-data",
        basis: total === null ? "No figures captured" : plural(total, "report", "reports"),
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
