export type Duration = { validFrom: string | null; validTo: string | null };

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

export function countChallenges(challenges: Iterable<PlacedChallenge>): ChallengeCount[] {
  const counts = new Map<string, ChallengeCount>();
  for (const { boundaryIds, pillarId, cycleId, validFrom, validTo } of challenges) {
    for (const boundaryId of boundaryIds) {
      const key = [boundaryId, pillarId, cycleId, validFrom, validTo].join();
      const existing = counts.get(key);
      if (existing === undefined) {
        counts.set(key, { boundaryId, pillarId, cycleId, validFrom, validTo, challenges: 1 });
      } else existing.challenges += 1;
    }
  }
  return [...counts.values()];
}

export function isActive({ validFrom, validTo }: Duration, day: string): boolean {
  return validFrom !== null && validTo !== null && validFrom <= day && day <= validTo;
}

/** A reported challenge without a first day has begun. */
export const hasBegun = ({ validFrom }: Duration, day: string): boolean =>
  validFrom === null || validFrom <= day;

export function tallyChallenges(
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
