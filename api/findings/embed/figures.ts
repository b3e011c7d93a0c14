import { stateWords } from "@gbvf/ui/charts/reading.ts";
import { formatIn } from "../../lib/figures/formatIn.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import type { Findings, Line } from "../contract.ts";

export const shownAreas = ({ areas, place }: Findings): readonly Line[] =>
  areas.length > 0 ? areas : [place];

/** Precincts have counts where larger areas have rates. */
export const kindOf = (findings: Findings): Findings["measure"]["kind"] =>
  shownAreas(findings)[0]?.boundaryTypeId === BOUNDARY_TYPE.precinct && findings.measure.kind === "rate"
    ? "count"
    : findings.measure.kind;

export const fromHighest = (lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => rankingValue(other) - rankingValue(one));

const rankingValue = ({ figure }: Line) => (typeof figure === "number" ? figure : Number.NEGATIVE_INFINITY);

export function figureText(
  { figure, coverage, missing }: Pick<Line, "figure" | "coverage" | "missing">,
  kind: Findings["measure"]["kind"],
): string {
  if (typeof figure === "number") return formatIn(kind)(figure);
  return (coverage && missing) ?? stateWords[figure];
}
