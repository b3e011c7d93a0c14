import { getFormatter } from "../lib/figures/getFormatter.ts";
import type { MeasureDescription } from "../lib/figures/measure.ts";
import { type Area, buildChanceNote, compareWithTotal, hasFigure } from "./Area.ts";
import { formatRange, isAmongParts } from "./areasSentence.ts";
import type { Rank } from "./contract.ts";
import { countAreas, describeLikeness, describeState, getLevelWord, uncapitalise } from "./phrases.ts";

type PlaceFinding = {
  description: MeasureDescription;
  place: Area;
  rank: Rank | null;
  boundaryTypeId: number;
  /** Null if the place is the country itself, or has another measure than the country. */
  country: Area | null;
  areas: { parts: readonly Area[]; boundaryTypeId: number } | null;
};

export function placeSentence({
  description,
  place,
  rank,
  boundaryTypeId,
  country,
  areas,
}: PlaceFinding): string {
  if (typeof place.value !== "number")
    return place.missing === undefined
      ? `${description.title} in ${place.name}: ${uncapitalise(description.missing[place.value])}`
      : `${place.name} has ${uncapitalise(place.missing)}`;
  const format = getFormatter(description.kind);
  const figure = `${place.name} has ${describeState(description, { ...place, value: place.value })}`;
  const isRanked = rank !== null && place.value > 0;
  const rankText = isRanked ? `, ${writeRankClause(rank, boundaryTypeId, description)}` : "";
  const hasCountryValue = country !== null && hasFigure(country);
  const comparisonWithCountry = hasCountryValue ? compareWithTotal(place, country) : null;
  const likeness = country && describeLikeness(comparisonWithCountry, country.name, { count: 1 });
  const comparison = hasCountryValue
    ? `; ${likeness === null ? country.name : `${likeness},`} ${format(country.value)}`
    : "";
  const range =
    country === null && areas !== null && description.kind !== "count" && isAmongParts(place, areas.parts)
      ? describeRange(areas, description)
      : "";
  const uncertainPart = isRanked ? (hasCountryValue ? "rank and difference" : "its rank") : "the difference";
  const chanceText =
    isRanked || hasCountryValue ? buildChanceNote([place], description.cases, uncertainPart) : "";
  const note = comparisonWithCountry !== null && isRanked ? ", so its rank may be chance" : chanceText;
  return `${figure}${rankText}${comparison}${range}${note}`;
}

function writeRankClause(
  { position, placeCount, isShared, words }: Rank,
  boundaryTypeId: number,
  { kind }: MeasureDescription,
): string {
  const [, areas = countAreas(placeCount, boundaryTypeId)] = words.split(" of ");
  const [highestWord, lowestWord] = kind === "count" ? ["most", "fewest"] : ["highest", "lowest"];
  if (position === 1) return `the ${isShared ? "joint " : ""}${highestWord} of ${areas}`;
  return position === placeCount && !isShared ? `the ${lowestWord} of ${areas}` : words;
}

function describeRange(areas: NonNullable<PlaceFinding["areas"]>, description: MeasureDescription): string {
  const range = formatRange(areas.parts, description);
  if (range === null) return "";
  return `; its ${getLevelWord(areas.boundaryTypeId, 2)} ${range}${buildChanceNote(areas.parts.filter(hasFigure), description.cases)}`;
}
