import type { MeasureWords } from "../lib/measure.ts";
import { type Area, chanceNote, type Figured, isFigured } from "./Area.ts";
import { countAreas, formatIn, levelWord, listed } from "./words.ts";

export type Areas = {
  words: MeasureWords;
  /** All around the areas. Its `cases` are theirs together. */
  place: Area;
  areas: readonly Area[];
  boundaryTypeId: number;
  /** Whether the figure of the place is in the same measure. */
  isComparable: boolean;
};

/** Which area stands highest. Null without areas. */
export function areasSentence(of: Areas): string | null {
  const { words, areas, boundaryTypeId, place } = of;
  if (areas.length === 0) return null;
  const ranked = areas.filter(isFigured).toSorted((a, b) => b.value - a.value);
  const [top, ...others] = ranked;
  if (top === undefined) return missingSentence(of);
  const format = formatIn(words.kind);
  const withFigures = ranked.length < areas.length ? " with figures" : "";
  if (others.length === 0 && areas.length > 1)
    return `${top.name} is the only ${levelWord(boundaryTypeId, 1)} with a figure that can be shown: ${words.says(format(top.value), top.value === 1)}`;
  if (top.value === 0)
    return `${words.nothing} in the ${countAreas(ranked.length, boundaryTypeId)} of ${place.name}${withFigures}`;
  const tied = ranked.filter(({ value }) => value === top.value);
  const next = ranked[tied.length];
  if (next === undefined && tied.length > 1)
    return `All ${countAreas(tied.length, boundaryTypeId)}${withFigures} have ${words.kind === "count" ? `as many ${words.noun}` : `the same ${words.noun}`}, ${format(top.value)}`;
  const who =
    tied.length > 2 ? countAreas(tied.length, boundaryTypeId) : listed(tied.map(({ name }) => name));
  const among = withFigures && ` of ${countAreas(ranked.length, boundaryTypeId)}${withFigures}`;
  return `${who} ${highest(tied.length, of)}${among}, ${format(top.value)}${beside(top.value, tied.length, of)}${chanceNote(
    [...tied, ...(next ? [next] : [])],
    words.cases,
  )}`;
}

const highest = (count: number, { words: { kind, noun } }: Areas) =>
  kind === "count"
    ? `${count === 1 ? "has" : "have"} the most ${noun}`
    : `${count === 1 ? "has" : "share"} the highest ${noun}`;

/** "; South Africa 81.09", or " of 30 in South Africa" */
function beside(top: number, count: number, { words, place, isComparable }: Areas): string {
  const format = formatIn(words.kind);
  if (words.kind === "count") {
    const total = isComparable && isFigured(place) ? place.value : place.cases;
    const each = count === 1 ? "" : " each,";
    if (total === null) return count === 1 ? "" : " each";
    return total === top ? "" : `${each} of ${format(total)} in ${place.name}`;
  }
  return isComparable && isFigured(place) ? `; ${place.name} ${format(place.value)}` : "";
}

/** None has a figure. */
function missingSentence({ words, areas, place, boundaryTypeId }: Areas): string {
  const states = new Set(areas.map(({ value }) => value));
  if (states.has("too-few")) return words.missing["too-few"];
  const why = states.has("not-captured") ? words.missing["not-captured"] : words.missing["no-data"];
  return `${why} in the ${countAreas(areas.length, boundaryTypeId)} of ${place.name}`;
}

/** "from 58.31 in Limpopo to 114.84 in North West"; null unless two differ. */
export function rangeOf(areas: readonly Area[], { kind }: MeasureWords): string | null {
  const ranked: Figured[] = areas.filter(isFigured).toSorted((a, b) => a.value - b.value);
  const [lowest, highestArea] = [ranked[0], ranked.at(-1)];
  if (lowest === undefined || highestArea === undefined || lowest.value === highestArea.value) return null;
  const format = formatIn(kind);
  return `from ${format(lowest.value)} in ${lowest.name} to ${format(highestArea.value)} in ${highestArea.name}`;
}
