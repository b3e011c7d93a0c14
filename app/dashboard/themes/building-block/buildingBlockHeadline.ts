import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import { formatCount, formatPercent } from "@gbvf/ui/text/format.ts";
import { plain } from "@gbvf/ui/text/words.ts";
import type { HeadlineModel } from "../Theme.ts";

export function buildingBlockHeadline({
  boundaryLevel,
  currentPeriod,
  source,
}: BuildingBlockData): HeadlineModel {
  const { boundary, available, all, availability, boundarySummary } = boundaryLevel;
  const known = boundarySummary.totalCombined;
  const about = { place: boundary, period: currentPeriod?.period, source, format: formatPercent };
  if (availability !== null) {
    return {
      ...about,
      reading: availability,
      words: plain("availability: {available} of {all} requirements met", {
        available: formatCount(available),
        all: formatCount(all),
      }),
    };
  }
  return known > 0
    ? {
        ...about,
        reading: "not-captured",
        words: plain("{known} places are known", { known: formatCount(known) }),
      }
    : { ...about, reading: "no-data", words: chartWords.noServices };
}
