import {
  getNames,
  type Name,
  normalizeName,
  PLACE_KINDS,
  type PlaceKind,
  type SearchablePlace,
  splitNameWords,
} from "./placeNames.ts";

const CLOSENESS = ["same", "whole words", "begins a word", "part of a word", "one letter off"] as const;
type Closeness = (typeof CLOSENESS)[number];

export type PlaceMatch<P extends SearchablePlace = SearchablePlace> = Pick<
  Name,
  "kind" | "name" | "officialName"
> & {
  place: P;
  closeness: Closeness;
  names: number;
  ignored: readonly string[];
};

/** Letters. A shorter name would differ by one letter from too many others. */
const MIN_MISSPELT = 5;

/** Returns each place once, with its closest name. Finds misspelt names only if nothing else matches. */
export function findPlaces<P extends SearchablePlace>(places: readonly P[], typed: string): PlaceMatch<P>[] {
  const searchText = normalizeName(typed);
  if (searchText === "") return [];
  const sortedMatches = sortMatches(places.flatMap((place) => findClosestName(place, searchText) ?? []));
  const matchesWithoutTypos = sortedMatches.filter(({ closeness }) => closeness !== "one letter off");
  if (matchesWithoutTypos.length > 0) return matchesWithoutTypos;
  const labelledMatches = findByLabel(places, searchText);
  return labelledMatches.length > 0 ? labelledMatches : sortedMatches;
}

const sortMatches = <P extends SearchablePlace>(matches: readonly PlaceMatch<P>[]): PlaceMatch<P>[] =>
  matches.toSorted(
    (one, other) =>
      closenessRank(one) - closenessRank(other) ||
      (one.closeness === "same" ? other.names - one.names : rank(one) - rank(other)) ||
      (other.place.people ?? 0) - (one.place.people ?? 0) ||
      rank(one) - rank(other) ||
      other.names - one.names,
  );

/** Among equal names, a place comes before a town or police station inside it. */
const closenessRank = ({ closeness, kind }: PlaceMatch) =>
  CLOSENESS.indexOf(closeness) * 2 + Number(closeness === "same" && isInside(kind));

const isInside = (kind: PlaceKind) => kind === "town" || kind === "police station";

type LabelledMatch<P extends SearchablePlace> = { match: PlaceMatch<P>; matchedLetters: number };

/**
 * Finds places by a name and words of what contains it, as in "Umlazi, Durban"; other words, as in "Tembisa
 * hospital", are ignored.
 */
function findByLabel<P extends SearchablePlace>(places: readonly P[], searchText: string): PlaceMatch<P>[] {
  const typed = [...new Set(searchText.split(" "))];
  if (typed.length < 2) return [];
  const labelledMatches = places.flatMap((place) => matchLabel(place, typed) ?? []);
  const maxMatched = Math.max(...labelledMatches.map(({ matchedLetters }) => matchedLetters));
  return sortMatches(
    labelledMatches.filter(({ matchedLetters }) => matchedLetters === maxMatched).map(({ match }) => match),
  );
}

function matchLabel<P extends SearchablePlace>(
  place: P,
  typed: readonly string[],
): LabelledMatch<P> | undefined {
  const label = new Set<string>();
  let closest: Name | undefined;
  for (const name of getNames(place)) {
    if (!name.words.every((word) => typed.includes(word))) continue;
    for (const word of name.words) label.add(word);
    if (closest === undefined || isSmaller(name, closest, typed)) closest = name;
  }
  if (closest === undefined) return undefined;
  for (const word of listContextWords(place)) if (typed.includes(word)) label.add(word);
  const { kind, name, officialName } = closest;
  const ignored = typed.filter((word) => !label.has(word));
  const matchedLetters = [...label].reduce((sum, word) => sum + word.length, 0);
  return {
    match: { place, kind, name, officialName, closeness: "whole words", names: 1, ignored },
    matchedLetters,
  };
}

/** People type the smaller place first, as in "Umlazi, Durban". */
const isSmaller = (one: Name, other: Name, typed: readonly string[]) => {
  const getPosition = ({ words }: Name) => typed.indexOf(words[0] ?? "");
  const difference = kindRank(one) - kindRank(other) || getPosition(other) - getPosition(one);
  return difference > 0;
};

const kindRank = ({ kind, words }: Name) =>
  Number(isInside(kind)) * 10 + words.length - Number(kind === "police station");

const listContextWords = ({ province, district }: SearchablePlace): string[] =>
  [province?.name, district?.name].flatMap((name) =>
    name === undefined ? [] : splitNameWords(normalizeName(name)),
  );

export function filterClosest<F extends PlaceMatch>(matches: readonly F[]): readonly F[] {
  const wholeWordMatches = matches.filter(
    ({ closeness }) => closeness === "same" || closeness === "whole words",
  );
  return wholeWordMatches.length > 0 ? wholeWordMatches : matches;
}

export function findBestMatch<F extends PlaceMatch>(matches: readonly F[]): F | undefined {
  const sameNameMatches = matches.filter(({ closeness }) => closeness === "same");
  const [onlyMatch, ...otherMatches] = sameNameMatches.length > 0 ? sameNameMatches : filterClosest(matches);
  return otherMatches.length === 0 &&
    onlyMatch?.kind !== "police station" &&
    onlyMatch?.closeness !== "one letter off" &&
    (onlyMatch?.ignored ?? []).length === 0
    ? onlyMatch
    : undefined;
}

const rank = ({ closeness, kind }: PlaceMatch) =>
  CLOSENESS.indexOf(closeness) * PLACE_KINDS.length + PLACE_KINDS.indexOf(kind);

function findClosestName<P extends SearchablePlace>(place: P, searchText: string): PlaceMatch<P> | undefined {
  let closest: PlaceMatch<P> | undefined;
  for (const { normalizedName, words: _, ...each } of getNames(place)) {
    const closeness = computeCloseness(normalizedName, searchText);
    if (closeness === undefined) continue;
    const match = { place, ...each, closeness, names: 1, ignored: [] };
    if (closest === undefined || rank(match) < rank(closest)) closest = match;
    else if (closest.closeness === closeness) closest.names += 1;
  }
  return closest;
}

function computeCloseness(name: string, searchText: string): Closeness | undefined {
  const joined = [name, searchText].map((text) => text.replaceAll(" ", ""));
  if (joined[0] === joined[1]) return "same";
  // A number must match exactly, because different postal codes may differ by one digit.
  if (/^\d+$/.test(searchText) || /^\d+$/.test(name)) return undefined;
  const words = name.split(" ");
  const matchesEveryWord = (matches: (typedWord: string) => boolean) => searchText.split(" ").every(matches);
  if (matchesEveryWord((typed) => words.includes(typed))) return "whole words";
  if (matchesEveryWord((typed) => words.some((word) => word.startsWith(typed)))) return "begins a word";
  if (matchesEveryWord((typed) => name.includes(typed))) return "part of a word";
  return name.length >= MIN_MISSPELT && isOneLetterOff(name, searchText) ? "one letter off" : undefined;
}

/** Swapping two neighbouring letters counts as one letter off. */
function isOneLetterOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === `${right[1]}${right[0]}` && right.length === 2;
}
