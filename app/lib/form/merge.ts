/** What two people made of the same thing, by field. */
export type Merged = {
  /** Fields that only the other changed: their value is taken. */
  taken: string[];
  /** Fields that both changed, each in another way. */
  disputed: string[];
};

/**
 * Compares fields of three states of one thing. What only the reader changed is in neither list: it stays.
 *
 * @param base as the reader began with it
 * @param mine as the reader wants it
 * @param theirs as the other has saved it
 */
export function merge(
  names: readonly string[],
  base: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): Merged {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = names.filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  );
  const [taken, disputed] = [true, false].map((isUntouched) =>
    changed.filter((name) => isSame(base[name], mine[name]) === isUntouched),
  ) as [string[], string[]];
  return { taken, disputed };
}
