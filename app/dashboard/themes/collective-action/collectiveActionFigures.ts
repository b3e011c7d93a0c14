import type { BoundaryActions, PillarStat } from "@gbvf/api/collective-action/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";

type Options = Pick<ChosenOptions, "componentOptions">;

type ChallengeFigures = { active: number; past: number; total: number };

/** Without a filter, all pillars are visible. */
export const filterPillars = (stats: readonly PillarStat[], { componentOptions }: Options): PillarStat[] =>
  stats.filter(
    ({ isIncluded, pillarId }) =>
      isIncluded && (componentOptions.length === 0 || componentOptions.includes(pillarId)),
  );

/** Zero means that no challenge is known. */
export function getFigures(
  boundary: Pick<BoundaryActions, "activeCollectiveActions" | "inactiveCollectiveActions" | "pillars">,
  { componentOptions }: Options,
): ChallengeFigures {
  if (componentOptions.length === 0) return sumChallenges([boundary]);
  return sumChallenges(boundary.pillars.filter(({ pillarId }) => componentOptions.includes(pillarId)));
}

export function getReadings(
  containedBoundaryData: readonly BoundaryActions[],
  chosen: Options,
): Map<number, Reading> {
  return new Map(
    containedBoundaryData.map((boundary) => [boundary.boundaryId, getFigures(boundary, chosen).active]),
  );
}

export function sumChallenges(
  parts: readonly { activeCollectiveActions: number; inactiveCollectiveActions: number }[],
): ChallengeFigures {
  const active = parts.reduce((sum, { activeCollectiveActions }) => sum + activeCollectiveActions, 0);
  const past = parts.reduce((sum, { inactiveCollectiveActions }) => sum + inactiveCollectiveActions, 0);
  return { active, past, total: active + past };
}
