import { BOUNDARY_TYPE } from "../../lib/boundaryTypes.ts";
import type { Findings, Line, Reading } from "../contract.ts";
import { formatIn } from "../words.ts";

/** In place of a figure; as on the other screens. */
export const MISSING: Record<Exclude<Reading, number>, string> = {
  "no-data": "No data",
  "not-captured": "Not yet captured",
  "too-few": "Too few to show",
};

/** The areas of a figure; where there are none inside, the place itself. */
export const shownAreas = ({ areas, place }: Findings): readonly Line[] =>
  areas.length > 0 ? areas : [place];

/** Precincts have counts where larger areas have rates. */
export const kindOf = (findings: Findings): Findings["measure"]["kind"] =>
  shownAreas(findings)[0]?.boundaryTypeId === BOUNDARY_TYPE.precinct && findings.measure.kind === "rate"
    ? "count"
    : findings.measure.kind;

/** From the highest; those without a figure last. */
export const fromHighest = (lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => rankingValue(other) - rankingValue(one));

const rankingValue = ({ figure }: Line) => (typeof figure === "number" ? figure : Number.NEGATIVE_INFINITY);

/** The figure, or why there is none. */
export function figureText(figure: Reading, kind: Findings["measure"]["kind"]): string {
  return typeof figure === "number" ? formatIn(kind)(figure) : MISSING[figure];
}
