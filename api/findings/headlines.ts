import { getFormatter } from "../lib/figures/getFormatter.ts";
import { type Area, hasFigure } from "./Area.ts";
import { type AreasInput, isAmongParts } from "./areasSentence.ts";
import type { Change } from "./contract.ts";
import { countAreas, formatEveryArea, formatNames, getLevelWord } from "./phrases.ts";

export const MAX_HEADLINE = 90;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const findFirstFitting = (candidates: readonly string[]): string =>
  candidates.find(({ length }) => length <= MAX_HEADLINE) ?? candidates.at(-1) ?? "";

/** "From 54.42 in Northern Cape to 115.67 in North West; South Africa 80.96" */
export function areasHeadline(
  { description, place, areas, boundaryTypeId, isComparable }: AreasInput,
  sentence: string,
) {
  const format = getFormatter(description.kind);
  const ranked = areas.filter(hasFigure).toSorted((a, b) => a.value - b.value);
  const [lowest, highest] = [ranked[0], ranked.at(-1)];
  if (lowest === undefined || highest === undefined)
    return findFirstFitting([sentence, capitalise(sentence.split(": ").at(-1) ?? "")]);
  const count = countAreas(areas.length, boundaryTypeId);
  const levelName = getLevelWord(boundaryTypeId, 1);
  if (ranked.length === 1)
    return findFirstFitting([
      sentence,
      `${lowest.name} is the only ${levelName} with a figure: ${format(lowest.value)}`,
    ]);
  if (lowest.value === highest.value)
    return findFirstFitting([
      sentence,
      `${formatEveryArea(ranked.length, boundaryTypeId)} have ${format(lowest.value)}`,
    ]);
  const rankedSuffix = ranked.length < areas.length ? ` (${ranked.length} of ${count})` : "";
  const nameAreas = (value: number) => {
    const tied = ranked.filter((area) => area.value === value);
    return tied.length > 2
      ? countAreas(tied.length, boundaryTypeId)
      : formatNames(tied.map(({ name }) => name));
  };
  const range = `From ${format(lowest.value)} in ${nameAreas(lowest.value)} to ${format(highest.value)} in ${nameAreas(highest.value)}${rankedSuffix}`;
  const placeValue =
    isComparable && isAmongParts(place, areas) ? `; ${place.name} ${format(place.value)}` : "";
  return findFirstFitting([
    sentence,
    range + placeValue,
    range,
    `From ${format(lowest.value)} to ${format(highest.value)} in ${countAreas(ranked.length, boundaryTypeId)}`,
  ]);
}

/** "9 provinces: 8 about the same, 1 with too few reports to say" */
export function areasChangeHeadline(
  sentence: string,
  changes: readonly (Change | null)[],
  { boundaryTypeId, cases }: { boundaryTypeId: number; cases: string | null },
): string {
  const compared = changes.filter((change) => change !== null && change.direction !== null);
  const count = (...wanted: Change["direction"][]) =>
    compared.filter((change) => wanted.includes(change?.direction ?? null)).length;
  const parts = [
    [count("rose"), "up"],
    [count("fell"), "down"],
    [count("same", "about-same", "none"), "about the same"],
    [count("unsure"), `with too few ${cases ?? "cases"} to say`],
  ] as const;
  const since = compared[0]?.since ?? "";
  return findFirstFitting([
    sentence,
    sentence.replace(` from ${since} to ${compared[0]?.period}`, ` since ${since}`),
    `${countAreas(compared.length, boundaryTypeId)}: ${parts
      .filter(([partCount]) => partCount > 0)
      .map((part) => part.join(" "))
      .join(", ")}`,
  ]);
}

/** "19.63, up from 19.08 the quarter before and about the same as 19.39 a year before" */
export function changeHeadline(
  { value, missing }: Pick<Area, "value" | "missing">,
  description: AreasInput["description"],
  comparisons: readonly string[],
): string {
  if (typeof value !== "number") {
    const reason = missing ?? description.missing[value];
    const withoutPart = `${reason.split(" ")[0]} in the ${reason.split(" in the ").at(-1)}`;
    return capitalise(findFirstFitting([reason, withoutPart, description.missing[value]]));
  }
  const figure = getFormatter(description.kind)(value);
  return findFirstFitting(
    comparisons.map((each) => `${figure}${each}`.replace(`${figure}; ${figure} `, `${figure} `)),
  );
}

/** "Of 4 districts with enough coverage, Frances Baard has the largest share, 37.46%" */
export const shareHeadline = (sentence: string, total: string): string => {
  const short = sentence.replace(` of ${total}`, "");
  return findFirstFitting([sentence, short, short.replace(/(\d%).*$/, "$1")]);
};
