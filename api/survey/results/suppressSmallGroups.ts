import { findExposed, type Partition } from "./findExposed.ts";

/** The results of smaller groups must not follow from visible ones. */
export const MIN_ORGANISATIONS = 3;

/**
 * Hides groups of fewer than three organisations, and then further groups until no combination of visible
 * ones reveals the result of one or two organisations. Pass all groups of a quarter together.
 * @param sizes number of organisations in each group
 * @param partitions how groups are divided; a group that no partition divides is an atom
 */
export function suppressSmallGroups(sizes: readonly number[], partitions: readonly Partition[]): boolean[] {
  const hidden = sizes.map((size) => size > 0 && size < MIN_ORGANISATIONS);
  const nonEmptyPartitions = partitions.map(({ parent, parts }) => ({
    parent,
    parts: parts.filter((part) => sizes[part] !== 0),
  }));
  for (;;) {
    let isStable = false;
    while (!isStable) {
      isStable = true;
      for (const partition of nonEmptyPartitions)
        if (suppressComplement(partition, sizes, hidden)) isStable = false;
    }
    const [exposed] = findExposed(sizes, nonEmptyPartitions, hidden);
    if (exposed === undefined) return hidden;
    hidden[findSmallestAround(exposed, sizes, nonEmptyPartitions, hidden)] = true;
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
  const hiddenCount = hiddenParts.reduce((sum, part) => sum + (sizes[part] as number), 0);
  const isHiddenSumTooSmall = !isParentHidden && hiddenCount > 0 && hiddenCount < MIN_ORGANISATIONS;
  if (!isOneHidden && !isHiddenSumTooSmall) return false;
  const nextHidden = findSmallest(
    parts.filter((part) => !hidden[part]),
    sizes,
  );
  hidden[nextHidden ?? parent] = true;
  return true;
}

/**
 * Finds the smallest visible group in the partitions of the exposed group and of the groups that contain it.
 */
function findSmallestAround(
  exposed: number,
  sizes: readonly number[],
  partitions: readonly Partition[],
  hidden: readonly boolean[],
): number {
  const containingGroups = new Set([exposed]);
  const candidates = new Set<number>();
  for (const group of containingGroups) {
    for (const { parent, parts } of partitions) {
      if (!parts.includes(group)) continue;
      containingGroups.add(parent);
      for (const each of [parent, ...parts]) if (!hidden[each]) candidates.add(each);
    }
  }
  return findSmallest([...candidates], sizes) as number;
}

function findSmallest(groups: readonly number[], sizes: readonly number[]): number | undefined {
  let smallestGroup: number | undefined;
  for (const group of groups) {
    if (smallestGroup === undefined || (sizes[group] as number) < (sizes[smallestGroup] as number))
      smallestGroup = group;
  }
  return smallestGroup;
}
