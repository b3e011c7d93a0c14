export type Coverage = {
  /** For each boundary, how many of its precincts have figures. */
  precinctsReporting: Int32Array;
  /**
   * For each boundary, how many people live in those of its directly contained boundaries that have figures (of
   * a precinct: its own people); null where none of those has a known number.
   */
  coveredPeopleCounts: (number | null)[];
};

/**
 * @param isReporting whether a precinct has figures; the precincts are the first boundaries
 * @param parents for each boundary the index of the one that contains it, or -1. Every boundary comes before the
 *   one that contains it.
 * @param peopleCounts for each boundary, null where unknown
 */
export function measureCoverage(
  isReporting: readonly boolean[],
  parents: Int32Array,
  peopleCounts: readonly (number | null)[],
): Coverage {
  const precinctsReporting = new Int32Array(parents.length);
  const coveredPeopleCounts = new Array<number | null>(parents.length).fill(null);
  isReporting.forEach((reports, precinct) => {
    if (!reports) return;
    precinctsReporting[precinct] = 1;
    coveredPeopleCounts[precinct] = peopleCounts[precinct] ?? null;
  });
  for (let boundary = 0; boundary < parents.length; boundary++) {
    const parent = parents[boundary] as number;
    const reporting = precinctsReporting[boundary] as number;
    if (parent === -1 || reporting === 0) continue;
    precinctsReporting[parent] = (precinctsReporting[parent] as number) + reporting;
    const people = peopleCounts[boundary] ?? null;
    if (people !== null) coveredPeopleCounts[parent] = (coveredPeopleCounts[parent] ?? 0) + people;
  }
  return { precinctsReporting, coveredPeopleCounts };
}
