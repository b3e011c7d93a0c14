import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import { formatCount, formatDate, plural } from "@gbvf/ui/text/format.ts";
import type { HeadlineModel } from "../Theme.ts";

export function collectiveActionHeadline({ boundaryLevel, source }: CollectiveActions): HeadlineModel {
  const { boundary, activeCollectiveActions: active, inactiveCollectiveActions: past } = boundaryLevel;
  const about = { place: boundary, source, format: formatCount };
  if (source === null)
    return { ...about, reading: "no-data", period: undefined, words: chartWords.noChallenge };
  return {
    ...about,
    reading: active,
    words: `active ${active === 1 ? "challenge" : "challenges"}, ${plural(past, "past challenge", "past challenges")}`,
    period: `as known on ${formatDate(source.capturedOn)}`,
  };
}
