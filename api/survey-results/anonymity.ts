import { findExposed, type Partition } from "./findExposed.ts";

/** A run with fewer responses counts nowhere. */
export const FEWEST_RESPONSES = 5;
/** A group of fewer organisations is not shown, nor to be had by subtracting what is. */
export const FEWEST_ORGANISATIONS = 3;

/**
 * Decides which groups of organisations must be hidden: those of fewer than three; and of the rest, beginning with
 * the smallest beside a hidden one, as many as it takes until nothing that is still shown can be combined into a
 * result of one or two organisations. This is the only place that decides it; all groups that are ever shown of one
 * quarter have to be given together.
 *
 * Every group's numbers (responses, sums of scores) are sums over its organisations, so what can be computed from
 * them are their linear combinations; see findExposed.
 *
 * @param sizes how many organisations each group has
 * @param partitions how groups divide; a group in none of them as a whole is told apart no further
 * @returns for each group, whether it is hidden
 */
export function hideSmallGroups(sizes: readonly number[], partitions: readonly Partition[]): boolean[] {
  const hidden = sizes.map((size) => size > 0 && size < FEWEST_ORGANISATIONS);
  // An empty group is no secret, and hiding it would hide nothing.
  const divided = partitions.map(({ whole, parts }) => ({
    whole,
    parts: parts.filter((part) => sizes[part] !== 0),
  }));
  for (;;) {
    let isSettled = false;
    while (!isSettled) {
      isSettled = true;
      for (const partition of divided) if (hideBeside(partition, sizes, hidden)) isSettled = false;
    }
    const [exposed] = findExposed(sizes, divided, hidden);
    if (exposed === undefined) return hidden;
    hidden[smallestAround(exposed, sizes, divided, hidden)] = true;
  }
}

/**
 * Where one group alone is hidden in a partition, or the hidden parts together are too few, they would follow by
 * subtraction: hides the smallest of the other parts, else the whole. Says whether it had to.
 */
function hideBeside({ whole, parts }: Partition, sizes: readonly number[], hidden: boolean[]): boolean {
  const hiddenParts = parts.filter((part) => hidden[part]);
  const isWholeHidden = hidden[whole] === true;
  const isOneHidden = hiddenParts.length + Number(isWholeHidden) === 1;
  const rest = hiddenParts.reduce((sum, part) => sum + (sizes[part] as number), 0);
  const areTooFew = !isWholeHidden && rest > 0 && rest < FEWEST_ORGANISATIONS;
  if (!isOneHidden && !areTooFew) return false;
  const next = smallest(
    parts.filter((part) => !hidden[part]),
    sizes,
  );
  hidden[next ?? whole] = true;
  return true;
}

/** The smallest group that is shown and stands in one partition with a group that holds the exposed one. */
function smallestAround(
  exposed: number,
  sizes: readonly number[],
  partitions: readonly Partition[],
  hidden: readonly boolean[],
): number {
  const holding = new Set([exposed]);
  const around = new Set<number>();
  // A set's walk takes in what is added on the way: the groups around those that hold it, and so on upward.
  for (const group of holding) {
    for (const { whole, parts } of partitions) {
      if (!parts.includes(group)) continue;
      holding.add(whole);
      for (const each of [whole, ...parts]) if (!hidden[each]) around.add(each);
    }
  }
  return smallest([...around], sizes) as number;
}

function smallest(groups: readonly number[], sizes: readonly number[]): number | undefined {
  let found: number | undefined;
  for (const group of groups) {
    if (found === undefined || (sizes[group] as number) < (sizes[found] as number)) found = group;
  }
  return found;
}
