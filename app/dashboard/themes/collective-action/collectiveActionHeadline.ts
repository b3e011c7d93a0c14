import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { pageWords, plain } from "@gbvf/ui/text/words.ts";
import type { HeadlineModel } from "../Theme.ts";

export function collectiveActionHeadline({ boundaryLevel, source }: CollectiveActions): HeadlineModel {
  const { boundary, activeCollectiveActions: active, inactiveCollectiveActions: past } = boundaryLevel;
  const about = { place: boundary, source, format: formatCount };
  if (source === null)
    return { ...about, reading: "no-data", period: undefined, words: chartWords.noChallenge };
  return {
    ...about,
    reading: active,
    words: [
      active === 1 ? plain("active challenge") : plain("active challenges"),
      plain({ one: "{count} past challenge", other: "{count} past challenges" }, { count: past }),
    ].join(", "),
    period: plain("as known on {day}", { day: pageWords().writeDay(source.capturedOn) }),
  };
}
