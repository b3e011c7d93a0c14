import type { HealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import { formatPercent } from "@gbvf/ui/text/format.ts";
import { plain } from "@gbvf/ui/text/words.ts";
import type { HeadlineModel } from "../Theme.ts";

export function healthCheckHeadline({
  boundaryLevel,
  currentQuarter,
  source,
}: HealthCheckStats): HeadlineModel {
  const { boundary, state, overalMaturity, participatingOrganisations } = boundaryLevel;
  const about = { place: boundary, period: currentQuarter?.period, source, format: formatPercent };
  if (state === "too-few") return { ...about, reading: "too-few", words: chartWords.tooFew };
  if (state === "none") return { ...about, reading: "no-data", words: plain("0 organisations took part") };
  return {
    ...about,
    reading: overalMaturity / 100,
    words: plain(
      { one: "overall maturity of {count} organisation", other: "overall maturity of {count} organisations" },
      { count: participatingOrganisations },
    ),
  };
}
