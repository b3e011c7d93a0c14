import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { formatPercent, plural } from "@gbvf/ui/text/format.ts";
import type { HeadlineModel } from "../Theme.ts";

export function healthCheckHeadline({
  boundaryLevel,
  currentQuarter,
  source,
}: HealthCheckStats): HeadlineModel {
  const { boundary, state, overalMaturity, participatingOrganisations } = boundaryLevel;
  const about = { place: boundary, period: currentQuarter?.period, source, format: formatPercent };
  if (state === "too-few") return { ...about, reading: "too-few", words: "Too few responses to show" };
  if (state === "none") return { ...about, reading: "no-data", words: "0 organisations took part" };
  return {
    ...about,
    reading: overalMaturity / 100,
    words: `overall maturity of ${plural(participatingOrganisations, "organisation", "organisations")}`,
  };
}
