import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { coveredPart, isEnoughCovered, noRate, totalled } from "@gbvf/api/lib/figures/coverage.ts";
import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import { formatCount, formatRate, plural } from "@gbvf/ui/text/format.ts";
import type { HeadlineModel } from "../Theme.ts";

/**
 * Falls back to reports if nobody counted the people. Figures of a part never carry the place's name alone.
 */
export function crimeHeadline({ boundaryLevel, reportingSpan, source }: CrimeStats): HeadlineModel {
  const { ratePer100000: rate, total, boundary, precincts, precinctsReporting } = boundaryLevel;
  const about = { place: boundary, period: reportingSpan?.label, source };
  if (rate !== null)
    return {
      ...about,
      reading: rate,
      format: formatRate,
      words: chartWords.offencesRate,
    };
  if (total !== null && !isEnoughCovered(boundaryLevel))
    return {
      ...about,
      place: `${boundary}: no figures from ${plural(precincts - precinctsReporting, "precinct", "precincts")}`,
      reading: "under-covered",
      format: formatCount,
      missing: noRate(boundaryLevel, { isYear: reportingSpan?.quarters !== 1 }),
      words: `${plural(total, "sexual offence", "sexual offences")} reported to the police in ${coveredPart(boundaryLevel)}`,
    };
  return {
    ...about,
    place: totalled(boundary, boundaryLevel),
    reading: total ?? "no-data",
    format: formatCount,
    words: total === null ? chartWords.noFigures : chartWords.offences,
  };
}
