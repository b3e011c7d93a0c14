import { MAX_PLACE_NAME } from "../../shared/helpPaths.ts";

export type SearchablePlace = {
  kind: "province" | "municipality" | "district";
  boundaryId: number;
  name: string;
  /** Maps names in other languages to the name in this table. */
  otherNames: Readonly<Record<string, string>>;
  towns: readonly string[];
  precincts: readonly string[];
  postalCodes?: readonly string[];
  /**
   * Number of people. Among equal matches the larger place comes first, because people usually mean that one.
   */
  people?: number | null;
  province?: { name: string };
  district?: { name: string };
};

export const PLACE_KINDS = ["province", "municipality", "town", "district", "police station"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Removes accents and punctuation, so that "khai ma" finds Khâi-Ma. */
export const normalizeName = (text: string) =>
  text
    .slice(0, MAX_PLACE_NAME)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Omits words that people omit: they type "Cape Town" for "City of Cape Town". */
export const splitNameWords = (normalizedName: string): string[] =>
  normalizedName.split(" ").filter((word) => word !== "city" && word !== "of");

export type Name = {
  kind: PlaceKind;
  name: string;
  officialName: string;
  normalizedName: string;
  words: readonly string[];
};

/** Caches normalised names, because normalising 9,000 takes ten times as long as comparing them. */
const cachedNames = new WeakMap<SearchablePlace, readonly Name[]>();

export function getNames(place: SearchablePlace): readonly Name[] {
  const cached = cachedNames.get(place);
  if (cached !== undefined) return cached;
  const toName = (kind: PlaceKind) => (name: string) => ({
    kind,
    name,
    officialName: name,
    normalizedName: normalizeName(name),
    words: splitNameWords(normalizeName(name)),
  });
  const names = [
    toName(place.kind)(place.name),
    ...place.towns.map(toName("town")),
    ...place.precincts.map(toName("police station")),
    ...(place.postalCodes ?? []).map((code) => ({ ...toName(place.kind)(code), officialName: place.name })),
    ...Object.entries(place.otherNames).map(([name, officialName]) => ({
      ...toName(officialName === place.name ? place.kind : "town")(name),
      officialName,
    })),
  ];
  cachedNames.set(place, names);
  return names;
}
