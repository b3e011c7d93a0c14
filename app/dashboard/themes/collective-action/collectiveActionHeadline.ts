import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import { formatCount, formatDate } from "@gbvf/ui/text/format.ts";
import type { HeadlineModel } from "../Theme.ts";

export function collectiveActionHeadline({ boundaryLevel, source }: CollectiveActions): HeadlineModel {
  const { boundary, activeCollectiveActions: active, inactiveCollectiveActions: past } = boundaryLevel;
  const about = { place: boundary, source, format: formatCount };
  if (source === null)
    return { ...about, reading: "no-data", period: undefined, words: "No 100-Day Challenge is known" };
  return {
    ...about,
    reading: active,
    words: [
      active === 1 ? "active challenge" : "active challenges",
      past === 1 ? "1 past challenge" : `${formatCount(past)} past challenges`,
    ].join(", "),
    period: `as known on ${formatDate(source.capturedOn)}`,
  };
}
