import { nameWithCoverage } from "../shared/figures/coverage.ts";
import { type CsvFile, yesOrNo } from "../sheet/CsvFile.ts";
import type { CrimeStats } from "./contract.ts";

export function crimeTables({
  reportingSpan,
  boundaryLevel,
  containedBoundaryData,
  periods,
}: CrimeStats): CsvFile[] {
  const span = reportingSpan?.label ?? "";
  const all = [
    ...[boundaryLevel, ...containedBoundaryData].map((place) => ({ ...place, period: span })),
    ...periods,
  ];
  return [
    {
      name: "crime-by-offence.csv",
      about: `Reports to the police by offence: of the place in every period, and of the places directly inside it in ${span || "no period"}.`,
      columns: [
        ["Place id", "See places.csv", "integer"],
        ["Place", "Its name, and how much of it has figures where that is less than 80 % of the people"],
        ["Period", `A period; ${span} counts only precincts with figures for all of it`],
        ["Offence", "As the police name it"],
        ["Reports", "Empty where none were captured; zero is a figure", "integer"],
        ["Counts towards the rate", "Yes for sexual offences, each counted once", "boolean"],
      ],
      rows: all.flatMap(({ boundaryId, boundary, period, crimeStats, ...coverage }) =>
        crimeStats.map(({ description, value, isIncluded }) => [
          boundaryId,
          nameWithCoverage(boundary, coverage),
          period,
          description,
          value,
          yesOrNo(isIncluded),
        ]),
      ),
    },
  ];
}
