import type { Rank } from "../../findings/contract.ts";
import type { MeasureWords, Reading } from "../../lib/figures/measure.ts";

/** "2nd", or "joint 2nd" */
export type Position = Pick<Rank, "position" | "isShared"> & { words: string };

type Zero = Pick<MeasureWords, "isZeroNone">;

/** From the highest. Null if not ranked. */
export function positionsOf(all: readonly Reading[], zero: Zero): (Position | null)[] {
  const positions = positionsIn(all.filter((each) => isRanked(each, zero)));
  return all.map((value) => positions.get(value) ?? null);
}

/** By figure. */
function positionsIn(ranked: readonly number[]): Map<Reading, Position> {
  const alike = Map.groupBy(
    ranked.toSorted((a, b) => b - a),
    (value) => value,
  );
  let above = 0;
  return new Map(
    [...alike].map(([value, { length }]) => {
      const [position, isShared] = [above + 1, length > 1];
      above += length;
      return [value, { position, isShared, words: `${isShared ? "joint " : ""}${ordinal(position)}` }];
    }),
  );
}

const isRanked = (value: Reading, { isZeroNone }: Zero): value is number =>
  typeof value === "number" && !(isZeroNone && value === 0);

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });
const whole = new Intl.NumberFormat("en");

/** "1st", "112th", "1,003rd" */
const ordinal = (position: number) => `${whole.format(position)}${endings[rules.select(position)] ?? "th"}`;

/** Null if not ranked, or alone. `count`: "9 provinces". */
export function ranksAmong(
  all: readonly Reading[],
  words: Pick<MeasureWords, "isZeroNone" | "noun">,
  count: (areas: number) => string,
): (value: Reading) => Rank | null {
  const ranked = all.filter((each) => isRanked(each, words));
  const of = ranked.length;
  const positions = positionsIn(of < 2 ? [] : ranked);
  const isWhole = of === all.length;
  const among = isWhole ? "" : words.isZeroNone ? ` with ${words.noun}` : " with figures";
  return (value) => {
    const position = positions.get(value);
    return position === undefined
      ? null
      : { ...position, of, words: `${position.words} of ${count(of)}${among}` };
  };
}
