import type { Knex } from "knex";
import { type BoundaryRow, findBoundary, findContained } from "../geography/queries.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../shared/figures/boundaryTypes.ts";
import {
  lastCompletedQuarter,
  lastDayOf,
  type Quarter,
  quarterLabel,
  quarterNumber,
  quarterOfDay,
  quarterOfNumber,
} from "../shared/quarters.ts";
import type { FigureSource } from "../source/contract.ts";
import { type Category, readBlockTree, readBlockTrees } from "./blockTree.ts";
import type { BoundaryBlocks, BuildingBlockData } from "./contract.ts";
import { type Counts, readCounts } from "./readCounts.ts";
import { blockStat, blockStatInFull, categoryStats, summarise, totalOf } from "./stats.ts";

export async function findBuildingBlockData(
  trx: Knex,
  boundaryId: number,
  today: string,
): Promise<BuildingBlockData> {
  const boundary = await findBoundary(trx, boundaryId);
  const contained = await findParts(trx, boundary);
  const treeOn = await readBlockTrees(trx);
  const quarters = listReportedQuarters(today);
  const days = quarters.map(({ day }) => day);
  const history = await readCounts(trx, [...new Set([boundaryId, COUNTRY])], days);
  const current = getCurrentQuarter(treeOn, quarters, history);
  const countedDay = current?.day ?? today;
  const counts = await readCounts(
    trx,
    [boundaryId, ...contained.map((part) => part.boundaryId)],
    [countedDay],
  );
  const describe = (each: BoundaryRow) =>
    describeBoundary(each, treeOn(countedDay), counts(each.boundaryId, countedDay));
  return {
    source: await findSource(trx),
    buildingBlockReportingPeriods:
      current === undefined
        ? []
        : quarters.map((quarter) => ({
            ...labelQuarter(quarter),
            isCurrent: quarter === current,
            isRunning: quarter.isRunning,
            buildingBlockCategoryStats: categoryStats(
              treeOn(quarter.day),
              history(boundaryId, quarter.day),
              blockStatInFull,
            ),
          })),
    lastQuarter: labelQuarter(lastCompletedQuarter(today)),
    currentPeriod: current === undefined ? null : labelQuarter(current),
    boundaryLevel: describe(boundary),
    containedBoundaryData: contained.map(describe),
  };
}

export async function findParts(trx: Knex, boundary: BoundaryRow): Promise<BoundaryRow[]> {
  return boundary.boundaryTypeId < BOUNDARY_TYPE.municipality ? findContained(trx, boundary.boundaryId) : [];
}

/** Uses one quarter for all boundaries, so that they can be compared. */
export async function findCurrentQuarter(
  trx: Knex,
  treeOn: (day: string) => readonly Category[],
  today: string,
): Promise<ReportedQuarter | undefined> {
  const quarters = listReportedQuarters(today);
  const days = quarters.map(({ day }) => day);
  return getCurrentQuarter(treeOn, quarters, await readCounts(trx, [COUNTRY], days));
}

function getCurrentQuarter(
  treeOn: (day: string) => readonly Category[],
  quarters: readonly ReportedQuarter[],
  countsOn: (boundaryId: number, day: string) => Counts,
): ReportedQuarter | undefined {
  const countCaptured = (day: string) =>
    totalOf(categoryStats(treeOn(day), countsOn(COUNTRY, day), blockStat)).all;
  return chooseCurrentQuarter(quarters, ({ day }) => countCaptured(day) > 0);
}

export async function findSource(trx: Knex): Promise<FigureSource | null> {
  const source: (Omit<FigureSource, "capturedOn"> & { capturedAt: Date }) | undefined = await trx(
    "data_source",
  )
    .whereIn("data_source_id", trx("building_block_stakeholder").select("captured_source_id"))
    .orderBy("captured_at", "desc")
    .orderBy("data_source_id", "desc")
    .first("description", "url", "is_demonstration", "captured_at");
  if (source === undefined) return null;
  const { capturedAt, ...described } = source;
  return { ...described, capturedOn: capturedAt.toISOString().slice(0, 10) };
}

function describeBoundary(
  { boundaryId, description, boundaryTypeId }: BoundaryRow,
  tree: readonly Category[],
  counts: Counts,
): BoundaryBlocks {
  const stats = categoryStats(tree, counts, blockStat);
  return {
    boundaryId,
    boundary: description,
    boundaryTypeId,
    ...totalOf(stats),
    buildingBlockCategoryStats: stats,
    boundarySummary: summarise(description, stats),
  };
}

const END_OF_TIME = "9999-12-31";

export async function findBuildingBlockOptions(trx: Knex) {
  const tree = await readBlockTree(trx, END_OF_TIME);
  return tree
    .filter(({ isIncluded }) => isIncluded)
    .map(({ buildingBlockCategoryId, description, blocks }) => ({
      id: buildingBlockCategoryId,
      name: description,
      subOptions: blocks
        .filter(({ isIncluded }) => isIncluded)
        .map((block) => ({ id: block.buildingBlockId, name: block.description })),
    }));
}

const COMPLETED_QUARTERS = 8;

export type ReportedQuarter = Quarter & { period: string; day: string; isRunning: boolean };

export const labelQuarter = ({ year, quarter }: Quarter) => ({
  period: quarterLabel({ year, quarter }),
  quarter,
  year,
});

export function listReportedQuarters(today: string): ReportedQuarter[] {
  const lastNumber = quarterNumber(lastCompletedQuarter(today));
  const completed = Array.from({ length: COMPLETED_QUARTERS }, (_, index) =>
    quarterOfNumber(lastNumber - COMPLETED_QUARTERS + 1 + index),
  );
  return [
    ...completed.map((quarter) => ({ ...labelQuarter(quarter), day: lastDayOf(quarter), isRunning: false })),
    { ...labelQuarter(quarterOfDay(today)), day: today, isRunning: true },
  ];
}

export function chooseCurrentQuarter(
  quarters: readonly ReportedQuarter[],
  hasData: (quarter: ReportedQuarter) => boolean,
): ReportedQuarter | undefined {
  const lastCompleted = quarters.findLast(({ isRunning }) => !isRunning);
  if (lastCompleted !== undefined && hasData(lastCompleted)) return lastCompleted;
  return quarters.findLast(hasData);
}
