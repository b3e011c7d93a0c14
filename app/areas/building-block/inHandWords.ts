import type { InHand } from "@gbvf/api/building-block/instance/contract.ts";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";

/** "Zanele Khumalo has Evaton in hand since 14 August 2026, 09:30: it waits for verification" */
export function inHandWords({ isOwn, capturedBy, capturedAt, state }: InHand, place = "this place"): string {
  const who = isOwn ? "You have" : `${capturedBy} has`;
  const what = state === "waiting" ? "it waits for verification" : "it was sent back";
  return `${who} ${place} in hand since ${formatMoment(capturedAt)}: ${what}`;
}
