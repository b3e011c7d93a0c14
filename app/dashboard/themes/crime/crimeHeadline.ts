import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { inPart, isOfOtherPeople, totalled } from "@gbvf/api/shared/figures/coverage.ts";
import { formatCount, formatRate, plural } from "@gbvf/ui/text/format.ts";
import type { HeadlineModel } from "../Theme.ts";
import { getFigures } from "./crimeFigures.ts";

/** A part's figures never carry the place's name alone. */
export function crimeHeadline({ boundaryLevel, reportingSpan }: CrimeStats): HeadlineModel {
  const { ratePer100000: rate, total, boundary, precincts, precinctsReporting } = boundaryLevel;
  const about = { place: boundary, period: reportingSpan?.label };
  if (rate !== null)
    return {
      ...about,
      reading: rate,
      format: formatRate,
      text: "sexual offences reported to the police per 100,000 people",
    };
  const { part } = getFigures(boundaryLevel, [], reportingSpan?.quarters);
  if (total !== null && part !== null)
    return {
      ...about,
      place: isOfOtherPeople(boundaryLevel)
        ? boundary
        : `${boundary}: no figures from ${plural(precincts - precinctsReporting, "precinct", "precincts")}`,
      reading: "under-covered",
      format: formatCount,
      missing: part,
      text: inPart(
        `${plural(total, "sexual offence", "sexual offences")} reported to the police`,
        boundaryLevel,
        boundary,
      ),
    };
  return {
    ...about,
    place: totalled(boundary, boundaryLevel),
    reading: total ?? "no-data",
    format: formatCount,
    text: total === null ? "No figures were captured" : "sexual offences reported to the police",
  };
}
