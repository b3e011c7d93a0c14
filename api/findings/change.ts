import type { Measured } from "../lib/measure.ts";
import { isFew, isFigured } from "./Area.ts";
import type { Change } from "./contract.ts";

/** Null if there was no such period. */
export function changeFrom(
  before: { period: string; measured: Measured } | undefined,
  latest: Measured,
): Change | null {
  if (before === undefined) return null;
  return { since: before.period, from: before.measured.value, direction: direction(before.measured, latest) };
}

function direction(before: Measured, latest: Measured): Change["direction"] {
  if (!isFigured(before) || !isFigured(latest)) return null;
  if (before.value === latest.value) return "same";
  if (isFew(before) || isFew(latest)) return "unsure";
  return latest.value > before.value ? "rose" : "fell";
}
