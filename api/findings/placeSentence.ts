import { formatIn } from "../lib/figures/formatIn.ts";
import type { MeasureDescription } from "../lib/figures/measure.ts";
import { type Area, chanceNote, compareWithTotal, isFigured } from "./Area.ts";
import { formatRange, isAmongParts } from "./areasSentence.ts";
import type { Rank } from "./contract.ts";
import { countAreas, describeLikeness, describeState, levelWord, uncapitalised } from "./phrases.ts";

type PlaceFinding = {
  description: MeasureDescription;
  place: Area;
  rank: Rank | null;
  boundaryTypeId: number;
  /** Null if the place is the country itself, or has another measure than the country. */
  country: Area | null;
  areas: { of: readonly Area[]; boundaryTypeId: number } | null;
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
      ? `${description.title} in ${place.name}: ${uncapitalised(description.missing[place.value])}`
      : `${place.name} has ${uncapitalised(place.missing)}`;
  const format = formatIn(description.kind);
  const figure = `${place.name} has ${describeState(description, { ...place, value: place.value })}`;
  const isRanked = rank !== null && place.value > 0;
  const ranked = isRanked ? `, ${rankClause(rank, boundaryTypeId, description)}` : "";
  const hasCountryValue = country !== null && isFigured(country);
  const like = hasCountryValue ? compareWithTotal(place, country) : null;
  const likeness = country && describeLikeness(like, country.name, { count: 1 });
  const comparison = hasCountryValue
    ? `; ${likeness === null ? country.name : `${likeness},`} ${format(country.value)}`
    : "";
  const range =
    country === null && areas !== null && description.kind !== "count" && isAmongParts(place, areas.of)
      ? rangeIn(areas, description)
      : "";
  const unsure = isRanked ? (hasCountryValue ? "rank and difference" : "its rank") : "the difference";
  const chance = isRanked || hasCountryValue ? chanceNote([place], description.cases, unsure) : "";
  const note = like !== null && isRanked ? ", so its rank may be chance" : chance;
  return `${figure}${ranked}${comparison}${range}${note}`;
}

function rankClause(
  { position, of, isShared, words }: Rank,
  boundaryTypeId: number,
  { kind }: MeasureDescription,
): string {
  const [, areas = countAreas(of, boundaryTypeId)] = words.split(" of ");
  const [most, least] = kind === "count" ? ["most", "fewest"] : ["highest", "lowest"];
  if (position === 1) return `the ${isShared ? "joint " : ""}${most} of ${areas}`;
  return position === of && !isShared ? `the ${least} of ${areas}` : words;
}

function rangeIn(areas: NonNullable<PlaceFinding["areas"]>, description: MeasureDescription): string {
  const range = formatRange(areas.of, description);
  if (range === null) return "";
  return `; its ${levelWord(areas.boundaryTypeId, 2)} ${range}${chanceNote(areas.of.filter(isFigured), description.cases)}`;
}
