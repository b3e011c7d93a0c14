import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { formatCount, formatPercent } from "@gbvf/ui/text/format.ts";
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
      words: `availability: ${formatCount(available)} of ${formatCount(all)} requirements met`,
    };
  }
  return known > 0
    ? {
        ...about,
        reading: "not-captured",
        words: `${formatCount(known)} places are known`,
      }
    : { ...about, reading: "no-data", words: "No service, resource or forum is known" };
}
