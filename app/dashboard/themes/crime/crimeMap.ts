import type { BoundaryCrime, CrimeStats } from "@gbvf/api/crime/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { isEnoughCovered, nameWithCoverage } from "@gbvf/api/shared/figures/coverage.ts";
import { isFigure, type Reading } from "@gbvf/ui/charts/reading.ts";
import { getStep } from "@gbvf/ui/charts/scale.ts";
import { formatCount, formatRate, plural } from "@gbvf/ui/text/format.ts";
import {
  crimeColors,
  crimeScales,
  type QuartersCovered,
} from "@gbvf/ui/widgets/CrimeMapLegend/crimeScale.ts";
import { buildCrimeTable, type CrimeArea } from "@gbvf/ui/widgets/CrimeRate/crimeTable.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { MapDrawing } from "../MapPart.ts";
import { type CrimeFigures, getFigures } from "./crimeFigures.ts";

export type Measure = "rate" | "reports";

export const findMeasure = (boundaryTypeId: number): Measure =>
  boundaryTypeId === BOUNDARY_TYPE.precinct ? "reports" : "rate";

const titles: Record<Measure, string> = {
  rate: "Sexual offences reported to the police, per 100,000 people",
  reports: "Sexual offences reported to the police",
};
const definitions: Record<Measure, string> = {
  rate: "Sexual offences that were reported to the police in the period, per 100,000 people who live there.",
  reports: "Sexual offences that were reported to the police in the period.",
};
const sortColumns: Record<Measure, string> = { rate: "rate", reports: "total" };
const formats: Record<Measure, (figure: number) => string> = { rate: formatRate, reports: formatCount };
const formatCrimeRate = (rate: number) => `${formatRate(rate)} per 100,000 people`;

export const describeRate = (rate: number, quarters: QuartersCovered = 4) =>
  [formatCrimeRate(rate), getStep(crimeScales[quarters], rate)?.description ?? ""].filter(Boolean).join(", ");

/** Omits "Low" or "High": the scale's words describe rates, not counts. */
export const describeReports = (total: number, rate: Reading) =>
  [plural(total, "report", "reports"), typeof rate === "number" && formatCrimeRate(rate)]
    .filter(Boolean)
    .join(", ");

export function drawCrime(
  { boundaryLevel, containedBoundaryData, reportingSpan, source }: CrimeStats,
  { componentOptions }: ChosenOptions,
  boundaryTypeId: number,
): Omit<MapDrawing, "legend"> {
  const measure = findMeasure(boundaryTypeId);
  const quarters = reportingSpan?.quarters ?? 4;
  const areas = getAreas(containedBoundaryData, componentOptions, quarters);
  return {
    place: nameWithCoverage(boundaryLevel.boundary, boundaryLevel),
    measure: titles[measure],
    span: reportingSpan?.label,
    source,
    definition: definitions[measure],
    values: getReadings(containedBoundaryData, componentOptions, measure),
    colorOf: crimeColors[quarters],
    format: formats[measure],
    missing: (boundaryId) => areas.find(({ id }) => id === boundaryId)?.part ?? null,
    describe:
      measure === "rate"
        ? (rate) => describeRate(rate, quarters)
        : (total, boundaryId) =>
            describeReports(total, areas.find(({ id }) => id === boundaryId)?.rate ?? "no-data"),
    table: (areaWord, caption) =>
      buildCrimeTable(areas, { areaWord, caption, peopleYear: boundaryLevel.peopleYear }),
    sortColumn: sortColumns[measure],
    counts: {
      measure: titles.reports,
      definition: definitions.reports,
      values: getCounts(containedBoundaryData, componentOptions, measure),
      describe: (total, boundaryId) =>
        describeReports(total, areas.find(({ id }) => id === boundaryId)?.rate ?? "no-data"),
      sortColumn: sortColumns.reports,
    },
  };
}

/** Areas without captured reports are "no-data", not zero. */
export function getReadings(
  boundaries: readonly BoundaryCrime[],
  options: readonly number[],
  measure: Measure,
): Map<number, Reading> {
  return new Map(
    boundaries.map((boundary): [number, Reading] => {
      const { rate, total } = getFigures(boundary, options);
      return [
        boundary.boundaryId,
        measure === "rate" ? getRateReading(boundary, { rate, total }) : (total ?? "no-data"),
      ];
    }),
  );
}

/** If too few stations reported, the count covers only a part of the place, like its rate. */
function getCounts(
  boundaries: readonly BoundaryCrime[],
  options: readonly number[],
  measure: Measure,
): Map<number, Reading> {
  const counts = getReadings(boundaries, options, "reports");
  if (measure === "reports") return counts;
  return new Map(
    boundaries.map((boundary) => {
      const count = counts.get(boundary.boundaryId) ?? "no-data";
      return [boundary.boundaryId, isFigure(count) && !isEnoughCovered(boundary) ? "under-covered" : count];
    }),
  );
}

function getRateReading(
  boundary: BoundaryCrime,
  { rate, total }: Pick<CrimeFigures, "rate" | "total">,
): Reading {
  if (rate !== null) return rate;
  return total !== null && !isEnoughCovered(boundary) ? "under-covered" : "no-data";
}

export function getAreas(
  boundaries: readonly BoundaryCrime[],
  options: readonly number[],
  quarters?: QuartersCovered,
): (CrimeArea & Pick<CrimeFigures, "part">)[] {
  return boundaries.map((boundary) => {
    const { rate, total, part } = getFigures(boundary, options, quarters);
    return {
      part,
      id: boundary.boundaryId,
      name: nameWithCoverage(boundary.boundary, total === null ? null : boundary),
      total: total ?? "no-data",
      rate: getRateReading(boundary, { rate, total }),
      peopleCount: boundary.coveredPeopleCount,
    };
  });
}
