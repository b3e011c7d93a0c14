import type { Measured } from "../lib/measure.ts";

export type Area = Measured & { name: string };
export type Figured = Area & { value: number };

/** A difference that rests on fewer cases may be chance. */
export const FEWEST_CASES = 20;

export const isFigured = <A extends Measured>(area: A): area is A & { value: number } =>
  typeof area.value === "number";

export const isFew = ({ cases }: Measured) => cases !== null && cases < FEWEST_CASES;

/** "; fewer than 20 reports, so the difference may be chance", if one of them rests on few. */
export const chanceNote = (
  measured: readonly Measured[],
  caseWord: string | null,
  what = "the difference",
): string =>
  caseWord !== null && measured.some(isFew)
    ? `; fewer than ${FEWEST_CASES} ${caseWord}, so ${what} may be chance`
    : "";
