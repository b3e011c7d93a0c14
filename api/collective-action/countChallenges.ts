/** ISO 8601; null if unknown. */
export type Duration = { validFrom: string | null; validTo: string | null };

/** With the boundaries that contain it, from its municipality to the country. */
export type PlacedChallenge = Duration & {
  boundaryIds: readonly number[];
  pillarId: number;
  cycleId: number;
};

export type ChallengeCount = Duration & {
  boundaryId: number;
  pillarId: number;
  cycleId: number;
  challenges: number;
};

/** Counts challenges by boundary, pillar, cycle and duration. */
export function countChallenges(challenges: Iterable<PlacedChallenge>): ChallengeCount[] {
  const counts = new Map<string, ChallengeCount>();
  for (const { boundaryIds, pillarId, cycleId, validFrom, validTo } of challenges) {
    for (const boundaryId of boundaryIds) {
      const key = [boundaryId, pillarId, cycleId, validFrom, validTo].join();
      const standing = counts.get(key);
      if (standing === undefined) {
        counts.set(key, { boundaryId, pillarId, cycleId, validFrom, validTo, challenges: 1 });
      } else standing.challenges += 1;
    }
  }
  return [...counts.values()];
}

/** False if the first or last day is unknown. */
export function isActive({ validFrom, validTo }: Duration, day: string): boolean {
  return validFrom !== null && validTo !== null && validFrom <= day && day <= validTo;
}

/** A challenge of unknown days counts as begun: it was reported because it took place. */
export const hasBegun = ({ validFrom }: Duration, day: string): boolean =>
  validFrom === null || validFrom <= day;

/** Active and inactive challenges among those that have begun. */
export function tally(
  counts: readonly ChallengeCount[],
  day: string,
): { activeCollectiveActions: number; inactiveCollectiveActions: number } {
  let [active, inactive] = [0, 0];
  for (const count of counts) {
    if (!hasBegun(count, day)) continue;
    if (isActive(count, day)) active += count.challenges;
    else inactive += count.challenges;
  }
  return { activeCollectiveActions: active, inactiveCollectiveActions: inactive };
}
