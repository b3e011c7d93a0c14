import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { inPart, isEnoughCovered, noRate, totalled } from "@gbvf/api/lib/figures/coverage.ts";
import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import { formatCount, formatRate } from "@gbvf/ui/text/format.ts";
import { english, plain } from "@gbvf/ui/text/words.ts";
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
      place: plain(
        {
          one: "{boundary}: no figures from {count} precinct",
          other: "{boundary}: no figures from {count} precincts",
        },
        { boundary, count: precincts - precinctsReporting },
      ),
      reading: "under-covered",
      format: formatCount,
      missing: noRate(boundaryLevel, { isYear: reportingSpan?.quarters !== 1 }),
      words: inPart(
        english.plain(
          {
            one: "{count} sexual offence reported to the police",
            other: "{count} sexual offences reported to the police",
          },
          { count: total },
        ),
        boundaryLevel,
      ),
    };
  return {
    ...about,
    place: totalled(boundary, boundaryLevel),
    reading: total ?? "no-data",
    format: formatCount,
    words: total === null ? chartWords.noFigures : chartWords.offences,
  };
}
