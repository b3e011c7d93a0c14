export const MAX_PLACE_NAME = 100;

export const AREA_KINDS = ["province", "municipality", "district"] as const;

export type NamedPlace = {
  kind: (typeof AREA_KINDS)[number];
  boundaryId: number;
  name: string;
  /** In other languages; each leads to the name here, or to that of a town in it. */
  otherNames: Readonly<Record<string, string>>;
  towns: readonly string[];
  precincts: readonly string[];
};

export const PLACE_KINDS = ["province", "municipality", "town", "district", "police station"] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

const CLOSENESS = ["same", "whole words", "begins a word", "part of a word", "one letter off"] as const;
type Closeness = (typeof CLOSENESS)[number];

export type FoundPlace<P extends NamedPlace = NamedPlace> = {
  place: P;
  /** In the language in which it was found. */
  name: string;
  officialName: string;
  kind: PlaceKind;
  closeness: Closeness;
  /** A township with its own police station ranks above a farm. */
  names: number;
};

const MAX_TYPED = 100;
/** Shorter names are one letter off from too many others. */
const MIN_MISSPELT = 5;

/** Ignores accents and signs: "khai ma" finds Khâi-Ma. */
const plain = (text: string) =>
  text
    .slice(0, MAX_TYPED)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Each place once, by its closest name; names before police stations. Misspelt names count only without
 * other matches.
 */
export function findPlaces<P extends NamedPlace>(places: readonly P[], typed: string): FoundPlace<P>[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  const found = places.flatMap((place) => closestIn(place, wanted) ?? []);
  const sorted = found.toSorted((one, other) => rank(one) - rank(other) || other.names - one.names);
  const read = sorted.filter(({ closeness }) => closeness !== "one letter off");
  return read.length > 0 ? read : sorted;
}

/** Whole names and words win. */
export function closestPlaces<F extends FoundPlace>(found: readonly F[]): readonly F[] {
  const whole = found.filter(({ closeness }) => closeness === "same" || closeness === "whole words");
  return whole.length > 0 ? whole : found;
}

/** Undefined if several are meant, or only a police station matches. */
export function meantPlace<F extends FoundPlace>(found: readonly F[]): F | undefined {
  const same = found.filter(({ closeness }) => closeness === "same");
  const [only, ...others] = same.length > 0 ? same : closestPlaces(found);
  return others.length === 0 && only?.kind !== "police station" && only?.closeness !== "one letter off"
    ? only
    : undefined;
}

const rank = ({ closeness, kind }: FoundPlace) =>
  CLOSENESS.indexOf(closeness) * PLACE_KINDS.length + PLACE_KINDS.indexOf(kind);

type Name = Pick<FoundPlace, "kind" | "name" | "officialName"> & { plainName: string };

/** Normalising 9,000 names takes ten times as long as comparing them. */
const knownNames = new WeakMap<NamedPlace, readonly Name[]>();

function namesOf(place: NamedPlace): readonly Name[] {
  const known = knownNames.get(place);
  if (known !== undefined) return known;
  const own = (kind: PlaceKind) => (name: string) => ({
    kind,
    name,
    officialName: name,
    plainName: plain(name),
  });
  const names = [
    own(place.kind)(place.name),
    ...place.towns.map(own("town")),
    ...place.precincts.map(own("police station")),
    ...Object.entries(place.otherNames).map(([name, officialName]) => ({
      ...own(officialName === place.name ? place.kind : "town")(name),
      officialName,
    })),
  ];
  knownNames.set(place, names);
  return names;
}

function closestIn<P extends NamedPlace>(place: P, wanted: string): FoundPlace<P> | undefined {
  let closest: FoundPlace<P> | undefined;
  for (const { plainName, ...each } of namesOf(place)) {
    const closeness = closenessOf(plainName, wanted);
    if (closeness === undefined) continue;
    const found = { place, ...each, closeness, names: 1 };
    if (closest === undefined || rank(found) < rank(closest)) closest = found;
    else if (closest.closeness === closeness) closest.names += 1;
  }
  return closest;
}

function closenessOf(name: string, wanted: string): Closeness | undefined {
  const joined = [name, wanted].map((text) => text.replaceAll(" ", ""));
  if (joined[0] === joined[1]) return "same";
  const words = name.split(" ");
  const every = (isIn: (typedWord: string) => boolean) => wanted.split(" ").every(isIn);
  if (every((typed) => words.includes(typed))) return "whole words";
  if (every((typed) => words.some((word) => word.startsWith(typed)))) return "begins a word";
  if (every((typed) => name.includes(typed))) return "part of a word";
  return name.length >= MIN_MISSPELT && isOneLetterOff(name, wanted) ? "one letter off" : undefined;
}

/** One letter more, less or different, or two swapped. */
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
