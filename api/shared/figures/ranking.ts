import type { Rank } from "../../findings/contract.ts";
import type { MeasureDescription, Reading } from "../../lib/figures/measure.ts";
import { formatInteger } from "./formatInteger.ts";

/** `words` is text such as "2nd" or "joint 2nd". */
export type Position = Pick<Rank, "position" | "isShared"> & { words: string };

type RankRule = Pick<MeasureDescription, "isZeroUnranked" | "minRanked">;

/** Health checks are voluntary, so the order of fewer areas is not meaningful. */
export const MIN_RANKED_MATURITIES = 10;

/** A position that more areas share is not meaningful. */
const MAX_AREAS_PER_POSITION = 9;

export function computeRanks(all: readonly Reading[], rule: RankRule): (Position | null)[] {
  const positions = computePositions(
    all.filter((each) => isRanked(each, rule)),
    rule,
  );
  return all.map((value) => positions.get(value) ?? null);
}

/** Maps each value to its position. */
function computePositions(ranked: readonly number[], { minRanked = 2 }: RankRule): Map<Reading, Position> {
  if (ranked.length < minRanked) return new Map();
  const sharedValues = Map.groupBy(
    ranked.toSorted((a, b) => b - a),
    (value) => value,
  );
  let above = 0;
  return new Map(
    [...sharedValues].flatMap(([value, { length }]) => {
      const [position, isShared] = [above + 1, length > 1];
      above += length;
      if (length > MAX_AREAS_PER_POSITION) return [];
      return [
        [
          value,
          { position, isShared, words: `${isShared ? "joint " : ""}${formatOrdinal(position)}` },
        ] as const,
      ];
    }),
  );
}

const isRanked = (value: Reading, { isZeroUnranked }: RankRule): value is number =>
  typeof value === "number" && !(isZeroUnranked && value === 0);

const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinalRules = new Intl.PluralRules("en", { type: "ordinal" });

/** "1st", "112th", "1,003rd" */
const formatOrdinal = (position: number) =>
  `${formatInteger(position)}${ordinalEndings[ordinalRules.select(position)] ?? "th"}`;

export const describeRanked = (all: readonly Reading[]) =>
  all.includes("under-covered") ? " with enough coverage" : " with figures";

/**
 * Returns null for an area without a position, or if it is the only one. `count` writes text such as "9
 * provinces".
 */
export function createRankFinder(
  all: readonly Reading[],
  description: RankRule & Pick<MeasureDescription, "noun">,
  count: (areas: number) => string,
): (value: Reading) => Rank | null {
  const ranked = all.filter((each) => isRanked(each, description));
  const rankedCount = ranked.length;
  const positions = computePositions(ranked, description);
  const isComplete = rankedCount === all.length;
  const among = isComplete
    ? ""
    : description.isZeroUnranked
      ? ` with ${description.noun}`
      : describeRanked(all);
  return (value) => {
    const position = positions.get(value);
    return position === undefined
      ? null
      : { ...position, placeCount: rankedCount, words: `${position.words} of ${count(rankedCount)}${among}` };
  };
}
