import type { Help, Municipality } from "./help.ts";

/** Longest text that is looked at. */
const LONGEST = 100;

/** Whatever is typed, e.g. "khai ma" finds Khâi-Ma. */
const plain = (text: string) =>
  text
    .slice(0, LONGEST)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Municipalities with every typed word in their name; where there is none, those with it in the name of a police area.
 * The whole name, as in "Emalahleni", comes before parts of it. Nothing typed finds nothing.
 */
export function findPlaces({ municipalities }: Help, typed: string): Municipality[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  const words = wanted.split(" ");
  const isLike = (name: string) => words.every((word) => plain(name).includes(word));
  const named = municipalities.filter(({ name }) => isLike(name));
  const whole = named.filter(({ name }) => plain(name) === wanted);
  if (named.length > 0) return [...whole, ...named.filter((each) => !whole.includes(each))];
  return municipalities.filter(({ precincts }) => precincts.some(isLike));
}
