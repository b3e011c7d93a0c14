import { get } from "react-hook-form";

export type Merged = {
  /** Changed only by the other: taken. */
  taken: string[];
  /** Changed by both, differently. */
  disputed: string[];
};

/** @param names paths, such as `address.addressLine1` */
export function merge(
  names: readonly string[],
  base: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): Merged {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = names.filter(
    (name) => !isSame(get(base, name), get(theirs, name)) && !isSame(get(mine, name), get(theirs, name)),
  );
  const [taken, disputed] = [true, false].map((isUntouched) =>
    changed.filter((name) => isSame(get(base, name), get(mine, name)) === isUntouched),
  ) as [string[], string[]];
  return { taken, disputed };
}
