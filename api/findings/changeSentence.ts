import { getFormatter } from "../lib/figures/getFormatter.ts";
import type { MeasureDescription } from "../lib/figures/measure.ts";
import { type Area, hasFigure, MIN_CASES } from "./Area.ts";
import type { Change, PlaceFinding } from "./contract.ts";
import { countAreas, describeState, formatEveryArea, getLevelWord, uncapitalise } from "./phrases.ts";

export type Latest = { period: string; area: Area };
export type Changes = Pick<PlaceFinding, "sinceQuarter" | "sinceYear" | "sinceCycle">;

export function changeSentence(description: MeasureDescription, { period, area }: Latest, changes: Changes) {
  const { name, value } = area;
  if (value === "too-few")
    return `${description.title} in ${name} ${description.preposition} ${period}: ${uncapitalise(description.missing["too-few"])}`;
  const comparison = describeComparisons(description, changes, area.exposure !== undefined);
  if (comparison === "") return null;
  if (hasFigure(area))
    return `${name} had ${describeState(description, area)} ${description.preposition} ${period}${comparison}`;
  return area.missing === undefined
    ? null
    : `${name} had ${uncapitalise(area.missing)}, ${description.preposition} ${period}${comparison}`;
}

/** Compares the latest figure with earlier ones, or returns why that is impossible. */
export function getComparisons(
  description: MeasureDescription,
  changes: Changes,
  isCounted: boolean,
): string[] {
  const noChanges = { sinceQuarter: null, sinceYear: null, sinceCycle: null };
  const singleClauses = (["sinceQuarter", "sinceYear", "sinceCycle"] as const).map((key) =>
    describeComparisons(description, { ...noChanges, [key]: changes[key] }, isCounted),
  );
  const clauses = [describeComparisons(description, changes, isCounted), ...singleClauses].filter(Boolean);
  return clauses.length === 0
    ? []
    : [...clauses, `, with too few ${description.cases ?? "cases"} to compare`];
}

const DIRECTION_WORDS = {
  rose: "up from ",
  fell: "down from ",
  same: "the same as ",
  "about-same": "about the same as ",
  unsure: "against ",
  none: "",
} as const;
type Direction = keyof typeof DIRECTION_WORDS;
type ComparisonText = { direction: Direction; text: string; when: string };

/**
 * ", up from 27.02 the quarter before; it was 25.10 a year before, with too few reports to tell whether it
 * changed"
 */
function describeComparisons(description: MeasureDescription, changes: Changes, isCounted: boolean): string {
  const format = getFormatter(description.kind);
  const comparisons = [
    { change: changes.sinceQuarter, when: "the quarter before" },
    { change: changes.sinceYear, when: "a year before" },
    { change: changes.sinceCycle, when: "the cycle before" },
  ].flatMap(({ change, when }) => {
    if (change === null || change.direction === null || typeof change.from !== "number") return [];
    const { direction, from, to, basis } = change;
    const earlierFigure = direction === "same" ? when : `${format(from)} ${when}`;
    const basisText = basis === null || typeof to !== "number" ? null : `${format(to)} ${basis}`;
    return [{ direction, when, text: earlierFigure, basisText }];
  });
  const withoutBasis = comparisons.filter(({ basisText }) => basisText === null);
  const sureChanges = withoutBasis.filter(({ direction }) => direction !== "unsure" && direction !== "none");
  const unsureChanges = withoutBasis.filter(({ direction }) => direction === "unsure");
  const zeroChanges = withoutBasis.filter(({ direction }) => direction === "none");
  return [
    sureChanges.length > 0 && `, ${joinParts(sureChanges)}`,
    unsureChanges.length > 0 &&
      writeUnsureClause(unsureChanges, sureChanges.length > 0, isCounted ? null : description.cases),
    zeroChanges.length > 0 &&
      `; none were reported ${zeroChanges.map(({ when }) => when).join(" or ")} either`,
    ...comparisons.flatMap(({ basisText, ...part }) =>
      basisText === null ? [] : `; ${basisText}, ${joinParts([part])}`,
    ),
  ]
    .filter(Boolean)
    .join("");
}

function writeUnsureClause(
  parts: readonly ComparisonText[],
  isSecond: boolean,
  cases: string | null,
): string {
  const earlierFigures = parts.map(({ text }) => text).join(" and ");
  if (cases === null) return `; it was ${earlierFigures}, with too few reports to tell whether it changed`;
  const few = `fewer than ${MIN_CASES} ${cases}`;
  return isSecond
    ? `; it was ${earlierFigures}, and with ${few} that difference may be chance`
    : `, against ${earlierFigures}; ${few}, so the difference may be chance`;
}

/** "up from 27.02 the quarter before and 25.10 a year before" */
const joinParts = (parts: readonly ComparisonText[]) =>
  parts
    .map(({ direction, text }, index) =>
      direction === parts[index - 1]?.direction ? text : `${DIRECTION_WORDS[direction]}${text}`,
    )
    .join(" and ");

export function areasChangeSentence(
  description: MeasureDescription,
  changes: readonly (Change | null)[],
  boundaryTypeId: number,
): string | null {
  const compared = changes.filter((change) => change !== null && change.direction !== null);
  const [firstChange] = compared;
  if (firstChange == null || compared.length < 2) return null;
  const [from, to] = [firstChange.since, firstChange.period];
  const count = (...wanted: Change["direction"][]) =>
    compared.filter((change) => wanted.includes(change?.direction ?? null)).length;
  const [rose, fell] = [count("rose"), count("fell")];
  const [aboutSame, unsure, same] = [count("about-same"), count("unsure"), count("same", "none")];
  const comparableSuffix = compared.length < changes.length ? " that can be compared" : "";
  const allAreas = `${countAreas(compared.length, boundaryTypeId)}${comparableSuffix}`;
  const everyAreaText = `${formatEveryArea(compared.length, boundaryTypeId)}${comparableSuffix}`;
  const noArea = `${compared.length === 2 ? "Neither" : "None"} of the ${allAreas}`;
  const basisText = compared.some((change) => change?.basis) ? (description.overBoth ?? "") : "";
  if (unsure === compared.length)
    return `Too few ${description.cases} to say which ${getLevelWord(boundaryTypeId, 2)} changed from ${from} to ${to}`;
  if (aboutSame > 0 && aboutSame + same === compared.length)
    return `${everyAreaText} are about the same in ${to} as in ${from}${basisText}`;
  const otherClauses = [
    aboutSame > 0 && `${aboutSame} ${aboutSame === 1 ? "is" : "are"} about the same`,
    unsure > 0 && `${unsure} ${unsure === 1 ? "has" : "have"} too few ${description.cases} to say`,
  ].filter(Boolean);
  const remainder = `${basisText}${otherClauses.length > 0 ? `; ${otherClauses.join(" and ")}` : ""}`;
  const between = `from ${from} to ${to}`;
  if (rose + fell === 0)
    return same === compared.length
      ? `${noArea} changed ${between}${basisText}`
      : `${noArea} rose or fell ${between}${remainder}`;
  if (rose === compared.length) return `${everyAreaText} rose ${between}${basisText}`;
  if (fell === compared.length) return `${everyAreaText} fell ${between}${basisText}`;
  if (rose === 0) return `${fell} of ${allAreas} fell and none rose ${between}${remainder}`;
  return `${rose} of ${allAreas} rose and ${fell === 0 ? "none" : fell} fell ${between}${remainder}`;
}
