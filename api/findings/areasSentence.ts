import { getFormatter } from "../lib/figures/getFormatter.ts";
import type { MeasureDescription } from "../lib/figures/measure.ts";
import { formatCountedArea, isEnoughCovered } from "../shared/figures/coverage.ts";
import { describeRanked } from "../shared/figures/ranking.ts";
import { type Area, buildChanceNote, compareFigures, hasFigure } from "./Area.ts";
import {
  countAreas,
  describeSimilarity,
  describeState,
  formatEveryArea,
  formatNames,
  getLevelWord,
  uncapitalise,
} from "./phrases.ts";

export type AreasInput = {
  description: MeasureDescription;
  place: Area;
  areas: readonly Area[];
  boundaryTypeId: number;
  isComparable: boolean;
};

export function areasSentence(input: AreasInput): string | null {
  const { description, areas, boundaryTypeId, place } = input;
  if (areas.length === 0) return null;
  const ranked = areas.filter(hasFigure).toSorted((a, b) => b.value - a.value);
  const [top, ...otherAreas] = ranked;
  if (top === undefined) return missingSentence(input);
  const format = getFormatter(description.kind);
  const rankedSuffix = ranked.length < areas.length ? describeRanked(areas.map(({ value }) => value)) : "";
  if (otherAreas.length === 0) {
    const qualifier = areas.length > 1 ? " with a figure that can be shown" : "";
    return `${top.name} is the only ${getLevelWord(boundaryTypeId, 1)} of ${place.name}${qualifier}: ${describeState(description, top)}`;
  }
  if (ranked.length < (description.minRanked ?? 0)) return unrankedSentence(input, ranked);
  if (top.value === 0)
    return `${description.zeroSentence} in the ${countAreas(ranked.length, boundaryTypeId)} of ${place.name}${rankedSuffix}`;
  const tied = ranked.filter(({ value }) => value === top.value);
  const nextArea = ranked[tied.length];
  if (nextArea === undefined && tied.length > 1)
    return `${formatEveryArea(tied.length, boundaryTypeId)} of ${place.name}${rankedSuffix} have ${description.kind === "count" ? `${description.describe(format(top.value), top.value === 1)} each` : `the same ${description.noun}, ${format(top.value)}`}`;
  const topNames =
    tied.length > 2 ? countAreas(tied.length, boundaryTypeId) : formatNames(tied.map(({ name }) => name));
  const similarity = nextArea
    ? describeSimilarity(compareFigures(top, nextArea), `${nextArea.name} with ${format(nextArea.value)}`, {
        count: tied.length,
      })
    : "";
  const totalText = compareTotal(top.value, tied.length, input);
  const mentionsPlace = totalText.includes(place.name);
  const amongText = rankedSuffix
    ? ` of ${countAreas(ranked.length, boundaryTypeId)}${mentionsPlace ? "" : ` of ${place.name}`}${rankedSuffix}`
    : mentionsPlace
      ? ""
      : ` in ${place.name}`;
  const comparisonText =
    description.kind === "count" ? `${totalText}${similarity}` : `${similarity}${totalText}`;
  const chanceText = buildChanceNote(
    [...tied, ...(nextArea ? [nextArea] : [])],
    description.cases,
    "the order",
  );
  return `${topNames} ${describeHighest(tied.length, input)}${amongText}, ${format(top.value)}${comparisonText}${chanceText}`;
}

/** "Overall GBVF maturity ranges from 41.20% in Limpopo to 62.00% in Gauteng, in 7 provinces of South Africa with figures" */
function unrankedSentence(
  { description, areas, place, boundaryTypeId }: AreasInput,
  ranked: readonly Area[],
): string | null {
  const range = formatRange(areas, description);
  if (range === null) return null;
  const withFigures = ranked.length < areas.length ? describeRanked(areas.map(({ value }) => value)) : "";
  return `${description.title} ranges ${range.replace(/^range /, "")}, in ${countAreas(ranked.length, boundaryTypeId)} of ${place.name}${withFigures}`;
}

const describeHighest = (count: number, { description: { kind, noun } }: AreasInput) =>
  kind === "count"
    ? `${count === 1 ? "has" : "have"} the most ${noun}`
    : `${count === 1 ? "has" : "share"} the highest ${noun}`;

/** "; South Africa 81.09", " of 30 in South Africa", or " of their 30". */
function compareTotal(
  top: number,
  count: number,
  { description, place, areas, isComparable }: AreasInput,
): string {
  const format = getFormatter(description.kind);
  if (description.kind === "count") {
    const total = isComparable && hasFigure(place) ? place.value : place.cases;
    const each = count === 1 ? "" : " each,";
    if (total === null) return count === 1 ? "" : " each";
    if (total === top) return "";
    const { name, coverage = null } = place;
    return coverage !== null && isEnoughCovered(coverage) && !areas.every(hasFigure)
      ? `${each} of their ${format(total)}`
      : `${each} of ${format(total)} in ${formatCountedArea(name, coverage)}`;
  }
  return isComparable && isAmongParts(place, areas) ? `; ${place.name} ${format(place.value)}` : "";
}

/**
 * Whether the place's figure is between those of its parts. If not, areas without figures explain it, but readers
 * would suspect an error, so sentences leave the place's figure out.
 */
export function isAmongParts(parent: Area, parts: readonly Area[]): parent is Area & { value: number } {
  const values = parts.filter(hasFigure).map(({ value }) => value);
  return hasFigure(parent) && parent.value >= Math.min(...values) && parent.value <= Math.max(...values);
}

function missingSentence({ description, areas, place, boundaryTypeId }: AreasInput): string {
  const states = new Set(areas.map(({ value }) => value));
  if (states.has("too-few"))
    return `${description.title} in ${place.name}: ${uncapitalise(description.missing["too-few"])}`;
  const state = (["under-covered", "not-captured"] as const).find((each) => states.has(each)) ?? "no-data";
  const reason = description.missing[state];
  const areasText =
    areas.length === 1 ? `only ${getLevelWord(boundaryTypeId, 1)}` : countAreas(areas.length, boundaryTypeId);
  return `${description.title}: ${uncapitalise(reason)} in the ${areasText} of ${place.name}`;
}

/** "from 58.31 in Limpopo to 114.84 in North West"; null without two values. */
export function formatRange(areas: readonly Area[], { kind }: MeasureDescription): string | null {
  const ranked = areas.filter(hasFigure).toSorted((a, b) => a.value - b.value);
  const [lowest, highestRanked] = [ranked[0], ranked.at(-1)];
  if (lowest === undefined || highestRanked === undefined || lowest.value === highestRanked.value)
    return null;
  const format = getFormatter(kind);
  const comparison = compareFigures(lowest, highestRanked);
  const verb = comparison === "about-same" ? "are about the same," : "range";
  const note = comparison === "unsure" ? ", with too few reports to tell them apart" : "";
  return `${verb} from ${format(lowest.value)} in ${lowest.name} to ${format(highestRanked.value)} in ${highestRanked.name}${note}`;
}
