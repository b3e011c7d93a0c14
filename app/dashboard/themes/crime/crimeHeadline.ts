import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { formatCount, formatRate } from "@gbvf/ui/charts/format.ts";
import type { HeadlineModel } from "../Theme.ts";

/** The rate, or reports if nobody counted the people. */
export function crimeHeadline({ boundaryLevel, reportingSpan, source }: CrimeStats): HeadlineModel {
  const { ratePer100000: rate, total, boundary } = boundaryLevel;
  const about = { place: boundary, period: reportingSpan?.label, source };
  if (rate !== null)
    return {
      ...about,
      reading: rate,
      format: formatRate,
      words: "sexual offences reported to the police per 100,000 people",
    };
  return {
    ...about,
    reading: total ?? "no-data",
    format: formatCount,
    words: total === null ? "No figures were captured" : "sexual offences reported to the police",
  };
}
