import type { Measured } from "../lib/figures/measure.ts";
import { type Counted, compareCounts, comparePart } from "../shared/figures/poisson.ts";
import type { Change } from "./contract.ts";

export type Area = Measured & { name: string };
type Figured = Measured & { value: number };

/** Without an interval, a difference on fewer cases may be chance. */
export const MIN_CASES = 20;

export const isFigured = <A extends Measured>(area: A): area is A & { value: number } =>
  typeof area.value === "number";

const isFew = ({ cases, exposure }: Measured) =>
  exposure === undefined && cases !== null && cases < MIN_CASES;

const isCounted = (measured: Measured): measured is Measured & Counted =>
  measured.cases !== null && measured.exposure !== undefined;

export function directionOf(before: Figured, latest: Figured): NonNullable<Change["direction"]> {
  if (before.value === latest.value) return "same";
  if (isCounted(before) && isCounted(latest)) return compareCounts(before, latest) ?? "about-same";
  if (isFew(before) || isFew(latest)) return "unsure";
  return latest.value > before.value ? "rose" : "fell";
}

export const isAboutSame = (one: Figured, other: Figured) => directionOf(one, other) === "about-same";

export const isLikeWhole = (part: Measured, whole: Measured) =>
  isCounted(part) && isCounted(whole) && part.value !== whole.value && comparePart(whole, part) === null;

/** Adds "; fewer than 20 reports, so the difference may be chance". */
export const chanceNote = (
  measured: readonly Measured[],
  caseWord: string | null,
  what = "the difference",
): string =>
  caseWord !== null && measured.some(isFew)
    ? `; fewer than ${MIN_CASES} ${caseWord}, so ${what} may be chance`
    : "";
