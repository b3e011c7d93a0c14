import type { MeasureWords } from "../lib/measure.ts";
import { type Area, chanceNote, isFigured } from "./Area.ts";
import { rangeOf } from "./areasSentence.ts";
import type { Rank } from "./contract.ts";
import { countAreas, formatIn, levelWord, uncapitalised } from "./words.ts";

export type PlaceFinding = {
  words: MeasureWords;
  place: Area;
  rank: Rank | null;
  boundaryTypeId: number;
  /** The country; null for itself, and where its figure is in another measure. */
  country: Area | null;
  /** Directly inside, where their figures are in the same measure. */
  areas: { of: readonly Area[]; boundaryTypeId: number } | null;
};

/** Its figure, its rank, and the country's. */
export function placeSentence({ words, place, rank, boundaryTypeId, country, areas }: PlaceFinding): string {
  if (typeof place.value !== "number") return `${place.name}: ${uncapitalised(words.missing[place.value])}`;
  const format = formatIn(words.kind);
  const figure = `${place.name} has ${words.says(format(place.value), place.value === 1)}`;
  const isRanked = rank !== null && place.value > 0;
  const ranked = isRanked ? `, ${rankWords(rank, boundaryTypeId, words)}` : "";
  const beside = country !== null && isFigured(country) ? `; ${country.name} ${format(country.value)}` : "";
  const range = country === null && areas !== null && words.kind !== "count" ? rangeIn(areas, words) : "";
  const unsure = isRanked ? (beside ? "rank and difference" : "its rank") : "the difference";
  const note = isRanked || beside ? chanceNote([place], words.cases, unsure) : "";
  return `${figure}${ranked}${beside}${range}${note}`;
}

function rankWords(
  { position, of, isShared, words }: Rank,
  boundaryTypeId: number,
  { kind }: MeasureWords,
): string {
  const [, areas = countAreas(of, boundaryTypeId)] = words.split(" of ");
  const [most, least] = kind === "count" ? ["most", "fewest"] : ["highest", "lowest"];
  if (position === 1) return `the ${isShared ? "joint " : ""}${most} of ${areas}`;
  return position === of && !isShared ? `the ${least} of ${areas}` : words;
}

function rangeIn(areas: NonNullable<PlaceFinding["areas"]>, words: MeasureWords): string {
  const range = rangeOf(areas.of, words);
  if (range === null) return "";
  return `; its ${levelWord(areas.boundaryTypeId, 2)} range ${range}${chanceNote(areas.of.filter(isFigured), words.cases)}`;
}
