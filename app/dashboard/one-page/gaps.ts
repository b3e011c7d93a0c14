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

/** "Galeshewe, Kimberley, Modder River and 2 more" */
export function namesOf(names: readonly string[], andMore: (named: string, left: number) => string): string {
  const left = names.length - NAMED;
  if (left <= 1) return new Intl.ListFormat("en-GB").format(names);
  return andMore(names.slice(0, NAMED).join(", "), left);
}
