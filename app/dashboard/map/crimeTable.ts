import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { boundaryWord } from "./boundaryWords.ts";
import { figuresOf } from "./crimeFigures.ts";

/** The map's values as a table, with the numbers that they are made of. */
export function crimeTable(
  { containedBoundaryData, boundaryLevel, reportingSpan }: CrimeStats,
  options: readonly number[],
): TableModel {
  const boundaryTypeId = containedBoundaryData[0]?.boundaryTypeId ?? boundaryLevel.boundaryTypeId;
  const word = boundaryWord(boundaryTypeId);
  return {
    caption: [`Crime by ${word}`, boundaryLevel.boundary, reportingSpan?.label].filter(Boolean).join(", "),
    columns: [
      { id: "area", label: word.charAt(0).toUpperCase() + word.slice(1), kind: "text" },
      { id: "reports", label: "Reports", kind: "count" },
      { id: "rate", label: "Per 100,000 people", kind: "rate" },
      { id: "people", label: "People covered", kind: "count" },
      { id: "precincts", label: "Precincts reporting", kind: "count" },
    ],
    rows: containedBoundaryData.map((boundary) => {
      const { total, rate } = figuresOf(boundary, options);
      return {
        id: boundary.boundaryId,
        cells: {
          area: boundary.boundary,
          reports: total ?? "no-data",
          rate: rate ?? "no-data",
          people: boundary.coveredPeopleCount ?? "no-data",
          precincts: boundary.precinctsReporting,
        },
      };
    }),
  };
}
