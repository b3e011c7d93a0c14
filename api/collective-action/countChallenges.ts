/** The days of a challenge, ISO 8601; null where not known. */
export type Duration = { validFrom: string | null; validTo: string | null };

/** A challenge with the boundaries that it lies in, from its municipality to the country. */
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

/** Counts challenges by boundary, pillar, cycle and duration: one count, however many there are of a kind. */
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

/** Whether a day lies within the first and last day. Without both of them nobody can say that it does. */
export function isActive({ validFrom, validTo }: Duration, day: string): boolean {
  return validFrom !== null && validTo !== null && validFrom <= day && day <= validTo;
}

/** Whether it has begun by a day; one of unknown days was told of because it was held. */
export const hasBegun = ({ validFrom }: Duration, day: string): boolean =>
  validFrom === null || validFrom <= day;

/** How many of the challenges that have begun are active on a day, and how many are not. */
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
