import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import {
  appendCoveredPart,
  formatCountedArea,
  isOfDifferentPopulation,
} from "@gbvf/api/shared/figures/coverage.ts";
import { formatCount, formatRate, plural } from "@gbvf/ui/text/format.ts";
import type { HeadlineModel } from "../Theme.ts";
import { getFigures } from "./crimeFigures.ts";

/** If the figures cover only a part of the place, the headline says so next to the place's name. */
export function crimeHeadline({ boundaryLevel, reportingSpan }: CrimeStats): HeadlineModel {
  const { ratePer100000: rate, total, boundary, precincts, precinctsReporting } = boundaryLevel;
  const headline = { place: boundary, period: reportingSpan?.label };
  if (rate !== null)
    return {
      ...headline,
      reading: rate,
      format: formatRate,
      text: "sexual offences reported to the police per 100,000 people",
    };
  const { part } = getFigures(boundaryLevel, [], reportingSpan?.quarters);
  if (total !== null && part !== null)
    return {
      ...headline,
      place: isOfDifferentPopulation(boundaryLevel)
        ? boundary
        : `${boundary}: no figures from ${plural(precincts - precinctsReporting, "precinct", "precincts")}`,
      reading: "under-covered",
      format: formatCount,
      missing: part,
      text: appendCoveredPart(
        `${plural(total, "sexual offence", "sexual offences")} reported to the police`,
        boundaryLevel,
        boundary,
      ),
    };
  return {
    ...headline,
    place: formatCountedArea(boundary, boundaryLevel),
    reading: total ?? "no-data",
    format: formatCount,
    text: total === null ? "No figures were captured" : "sexual offences reported to the police",
  };
}
