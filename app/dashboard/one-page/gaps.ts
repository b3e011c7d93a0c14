import type { BlockGaps } from "@gbvf/ui/widgets/BuildingBlockGaps/BuildingBlockGaps.tsx";

interface Gap {
  requirement: string;
  block: string;
  missing: number;
  all: number;
  names: string[];
}

export function largestGaps(blocks: readonly BlockGaps[]): Gap[] {
  return blocks
    .flatMap(({ label: block, requirements }) =>
      requirements
        .filter(({ available, all }) => available < all)
        .map(({ label: requirement, available, all, lackedBy }) => ({
          requirement,
          block,
          missing: all - available,
          all,
          names: lackedBy.map(({ name }) => name),
        })),
    )
    .toSorted(
      (one, other) => other.missing / other.all - one.missing / one.all || other.missing - one.missing,
    );
}

const NAMED = 3;

/** "Galeshewe, Kimberley, Modder River" and how many more; all of them where that would be one. */
export function namesOf(names: readonly string[]): { named: string; left: number } {
  const left = names.length - NAMED;
  if (left <= 1) return { named: new Intl.ListFormat("en-GB").format(names), left: 0 };
  return { named: names.slice(0, NAMED).join(", "), left };
}
