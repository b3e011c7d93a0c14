const MAX_LISTED = 3;
/** One in this many letters may differ. */
const LETTERS_PER_EDIT = 3;
/** Letters. A shorter name would be part of others by chance. */
const SHORTEST_PART = 5;

type ComparableName = { name: string; meaning: string };

/**
 * Finds names that differ by a few letters, or contain each other. The nearest comes first;
 * equal names are omitted.
 */
export function nearNames(text: string, names: Iterable<ComparableName>): string[] {
  const searchText = normaliseName(text);
  const maxDistance = Math.floor(searchText.length / LETTERS_PER_EDIT);
  const distances = new Map<string, number>();
  for (const { name, meaning } of names) {
    const normalisedName = normaliseName(name);
    const distance = computeDistance(searchText, normalisedName, maxDistance);
    if (distance <= maxDistance + 1)
      distances.set(meaning, Math.min(distance, distances.get(meaning) ?? distance));
  }
  return [...distances]
    .sort(([a, distanceA], [b, distanceB]) => distanceA - distanceB || a.localeCompare(b, "en"))
    .slice(0, MAX_LISTED)
    .map(([meaning]) => meaning);
}

/** ": did you mean Kariega or Komani?", or "". */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return "";
  const lastName = names.at(-1) as string;
  return `: did you mean ${names.length === 1 ? lastName : `${names.slice(0, -1).join(", ")} or ${lastName}`}?`;
}

function computeDistance(a: string, b: string, maxDistance: number): number {
  const distance =
    Math.abs(a.length - b.length) <= maxDistance ? editDistance(a, b) : Number.POSITIVE_INFINITY;
  if (distance <= maxDistance) return distance;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= SHORTEST_PART && long.includes(short) ? maxDistance + 1 : Number.POSITIVE_INFINITY;
}

/** Damerau-Levenshtein distance (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let rowBeforeAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, (rowBeforeAbove[column - 2] as number) + 1);
      }
      current.push(least);
    }
    rowBeforeAbove = above;
    above = current;
  }
  return above[b.length] as number;
}

export function normaliseName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}
