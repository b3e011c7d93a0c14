import { findExposed, type Partition } from "./findExposed.ts";

/** The results of smaller groups must not follow from visible ones. */
export const MIN_ORGANISATIONS = 3;

/**
 * Hides groups of fewer than three organisations, and then further groups until no combination of visible
 * ones reveals the result of one or two organisations. Pass all groups of a quarter together.
 * @param sizes number of organisations in each group
 * @param partitions how groups are divided; a group that no partition divides is atomic
 */
export function suppressSmallGroups(sizes: readonly number[], partitions: readonly Partition[]): boolean[] {
  const hidden = sizes.map((size) => size > 0 && size < MIN_ORGANISATIONS);
  const divided = partitions.map(({ parent, parts }) => ({
    parent,
    parts: parts.filter((part) => sizes[part] !== 0),
  }));
  for (;;) {
    let isStable = false;
    while (!isStable) {
      isStable = true;
      for (const partition of divided) if (suppressComplement(partition, sizes, hidden)) isStable = false;
    }
    const [exposed] = findExposed(sizes, divided, hidden);
    if (exposed === undefined) return hidden;
    hidden[smallestAround(exposed, sizes, divided, hidden)] = true;
  }
}

/**
 * The result of small hidden parts could be computed by subtraction, so it also hides the smallest visible
 * part, or else the parent.
 */
function suppressComplement(
  { parent, parts }: Partition,
  sizes: readonly number[],
  hidden: boolean[],
): boolean {
  const hiddenParts = parts.filter((part) => hidden[part]);
  const isParentHidden = hidden[parent] === true;
  const isOneHidden = hiddenParts.length + Number(isParentHidden) === 1;
  const rest = hiddenParts.reduce((sum, part) => sum + (sizes[part] as number), 0);
  const areTooFew = !isParentHidden && rest > 0 && rest < MIN_ORGANISATIONS;
  if (!isOneHidden && !areTooFew) return false;
  const next = smallest(
    parts.filter((part) => !hidden[part]),
    sizes,
  );
  hidden[next ?? parent] = true;
  return true;
}

/**
 * Finds the smallest visible group in the partitions of the exposed group and of the groups that contain it.
 */
function smallestAround(
  exposed: number,
  sizes: readonly number[],
  partitions: readonly Partition[],
  hidden: readonly boolean[],
): number {
  const holding = new Set([exposed]);
  const around = new Set<number>();
  for (const group of holding) {
    for (const { parent, parts } of partitions) {
      if (!parts.includes(group)) continue;
      holding.add(parent);
      for (const each of [parent, ...parts]) if (!hidden[each]) around.add(each);
    }
  }
  return smallest([...around], sizes) as number;
}

function smallest(groups: readonly number[], sizes: readonly number[]): number | undefined {
  let best: number | undefined;
  for (const group of groups) {
    if (best === undefined || (sizes[group] as number) < (sizes[best] as number)) best = group;
  }
  return best;
}
