import type { Knex } from "knex";
import type { BoundaryRow } from "../geography/queries.ts";
import { findBoundary, findContained } from "../geography/queries.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import type { FigureSource } from "../source/contract.ts";
import type { BoundaryActions, CollectiveActions, CycleStat, PillarStat } from "./contract.ts";
import { type ChallengeCount, tallyChallenges } from "./countChallenges.ts";

const THEME = "collective-action";

type Pillar = Pick<PillarStat, "pillarId" | "description" | "help" | "isIncluded">;
type Cycle = Pick<CycleStat, "cycleId" | "description" | "startMonth" | "endMonth">;

export async function findCollectiveActions(
  trx: Knex,
  boundaryId: number,
  today: string,
): Promise<CollectiveActions> {
  const boundary = await findBoundary(trx, boundaryId);
  const contained =
    boundary.boundaryTypeId < BOUNDARY_TYPE.municipality ? await findContained(trx, boundaryId) : [];
  const counts = Map.groupBy(
    await findCounts(trx, [boundaryId, ...contained.map((each) => each.boundaryId)]),
    (count) => count.boundaryId,
  );
  const boundaryCounts = counts.get(boundaryId) ?? [];
  const pillars = await findPillars(trx);
  const cycles = await findBegunCycles(trx, today);
  const totalCount = countTotal(boundaryCounts, today);
  return {
    source: await findSource(trx),
    boundaryLevel: describeBoundary(boundary, boundaryCounts, today),
    ...tallyChallenges(boundaryCounts, today),
    collectiveActionStats: pillars.map((pillar) => {
      const pillarCounts = boundaryCounts.filter(({ pillarId }) => pillarId === pillar.pillarId);
      return {
        ...pillar,
        ...tallyChallenges(pillarCounts, today),
        total: countTotal(pillarCounts, today),
        totalCollectiveActions: totalCount,
      };
    }),
    cycles: describeCycles(cycles, boundaryCounts, today),
    containedBoundaryData: contained.map((each) =>
      describeBoundary(each, counts.get(each.boundaryId) ?? [], today),
    ),
  };
}

export async function findPillarOptions(trx: Knex): Promise<{ id: number; name: string; subOptions: [] }[]> {
  const pillars = await findPillars(trx);
  return pillars
    .filter(({ isIncluded }) => isIncluded)
    .map(({ pillarId: id, description: name }) => ({ id, name, subOptions: [] }));
}

const findPillars = (trx: Knex): Promise<Pillar[]> => trx("pillar").orderBy("pillar_id");

export function findCounts(trx: Knex, boundaryIds: readonly number[]): Promise<ChallengeCount[]> {
  return trx("collective_action_count as c")
    .join("pillar as p", "p.pillar_id", "c.pillar_id")
    .where("p.is_included", true)
    .whereIn("c.boundary_id", boundaryIds)
    .orderBy("c.pillar_id")
    .select("c.boundary_id", "c.pillar_id", "c.cycle_id", "c.challenges")
    .select(trx.raw("c.valid_from::text"), trx.raw("c.valid_to::text"));
}

/** Sorts from the oldest. A reported cycle without a first month has begun. */
export async function findBegunCycles(trx: Knex, today: string): Promise<Cycle[]> {
  const cycles: Cycle[] = await trx("collective_action_cycle").orderBy("cycle_id");
  return cycles.filter(({ startMonth }) => startMonth === null || startMonth <= today.slice(0, 7));
}

export async function findSource(trx: Knex): Promise<FigureSource | null> {
  const row: (Omit<FigureSource, "capturedOn"> & { capturedAt: Date }) | undefined = await trx("data_source")
    .where({ theme: THEME })
    .orderBy("is_demonstration", "desc")
    .orderBy("captured_at", "desc")
    .orderBy("data_source_id", "desc")
    .first("description", "url", "is_demonstration", "captured_at");
  if (row === undefined) return null;
  const { capturedAt, ...source } = row;
  return { ...source, capturedOn: capturedAt.toISOString().slice(0, 10) };
}

function describeBoundary(
  { boundaryId, description, boundaryTypeId }: BoundaryRow,
  counts: readonly ChallengeCount[],
  today: string,
): BoundaryActions {
  return {
    boundaryId,
    boundary: description,
    boundaryTypeId,
    ...tallyChallenges(counts, today),
    totalCollectiveActions: countTotal(counts, today),
    pillars: describePillars(counts, today),
  };
}

const describePillars = (counts: readonly ChallengeCount[], today: string): BoundaryActions["pillars"] =>
  [...Map.groupBy(counts, ({ pillarId }) => pillarId)]
    .map(([pillarId, pillarCounts]) => ({ pillarId, ...tallyChallenges(pillarCounts, today) }))
    .filter((pillar) => pillar.activeCollectiveActions + pillar.inactiveCollectiveActions > 0);

function describeCycles(
  cycles: readonly Cycle[],
  counts: readonly ChallengeCount[],
  today: string,
): CycleStat[] {
  const month = today.slice(0, 7);
  const isRunning = ({ startMonth, endMonth }: Cycle) =>
    startMonth !== null && endMonth !== null && startMonth <= month && month <= endMonth;
  const current = cycles
    .filter(isRunning)
    .reduce<Cycle | undefined>(
      (latest, each) =>
        latest === undefined || `${each.startMonth}` >= `${latest.startMonth}` ? each : latest,
      undefined,
    );
  return cycles.map((cycle) => {
    const cycleCounts = counts.filter(({ cycleId }) => cycleId === cycle.cycleId);
    return {
      ...cycle,
      isActive: isRunning(cycle),
      isCurrentCycle: cycle === current,
      activeCycles: tallyChallenges(cycleCounts, today).activeCollectiveActions,
      totalCollectiveActions: countTotal(cycleCounts, today),
      pillars: describePillars(cycleCounts, today),
    };
  });
}

function countTotal(counts: readonly ChallengeCount[], today: string): number {
  const { activeCollectiveActions, inactiveCollectiveActions } = tallyChallenges(counts, today);
  return activeCollectiveActions + inactiveCollectiveActions;
}
