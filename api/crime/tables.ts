import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import { COVERAGE_COLUMNS, type CsvFile, formatCoverage, formatYesNo } from "../sheet/CsvFile.ts";
import type { CrimeStats } from "./contract.ts";
import { describeMeasure } from "./measureDescription.ts";

export function crimeTables({
  reportingSpan,
  boundaryLevel,
  containedBoundaryData,
  periods,
}: CrimeStats): CsvFile[] {
  const span = reportingSpan?.label ?? "";
  const placePeriods = [
    ...[boundaryLevel, ...containedBoundaryData].map((place) => ({ ...place, period: span })),
    ...periods,
  ];
  return [
    {
      name: "crime-by-offence.csv",
      about: `Reports to the police by offence: of the place in every period, and of the places directly inside it in ${span || "no period"}.`,
      columns: [
        ["Place id", "See places.csv", "integer"],
        ["Place", "Its name"],
        ["Period", `A period; ${span} counts only precincts with figures for all of it`],
        ["Offence", "As the police name it"],
        ["Reports", "Empty where there is none; zero is a figure", "integer"],
        ["Why there is no figure", "In words"],
        ...COVERAGE_COLUMNS,
        ["Counts towards the rate", "Yes for sexual offences, each counted once", "boolean"],
      ],
      rows: placePeriods.flatMap(({ boundaryId, boundary, period, crimeStats, ...coverage }) =>
        crimeStats.map(({ description, value, isIncluded }) => [
          boundaryId,
          boundary,
          period,
          description,
          value,
          value === null ? describeMeasure(BOUNDARY_TYPE.precinct).missing["no-data"] : null,
          ...formatCoverage(coverage, boundary),
          formatYesNo(isIncluded),
        ]),
      ),
    },
  ];
}
