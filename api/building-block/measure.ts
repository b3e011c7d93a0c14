import type { Knex } from "knex";
import { idsOf, NOT_MEASURED, PERCENT_STEPS, periodOf, type ThemeMeasure } from "../lib/figures/measure.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../shared/figures/boundaryTypes.ts";
import {
  lastCompletedQuarter,
  lastDayOf,
  type Quarter,
  quarterLabel,
  quarterOfDay,
  quartersBetween,
} from "../shared/quarters.ts";
import { readBlockTrees } from "./blockTree.ts";
import { measureWords } from "./measureWords.ts";
import { method } from "./method.ts";
import { findCurrentQuarter } from "./queries.ts";
import { readCounts } from "./readCounts.ts";
import { findSharedFigures } from "./sharedFigures.ts";
import { availability, blockStat, categoryStats, missing } from "./stats.ts";

export const measure: ThemeMeasure = {
  lowestLevel: BOUNDARY_TYPE.municipality,
  wordsOf: () => measureWords,
  method,
  findSteps: async () => PERCENT_STEPS,
  findCurrent: async (trx, places, today) => {
    const treeOn = await readBlockTrees(trx);
    const current = await findCurrentQuarter(trx, treeOn, today);
    const day = current?.day ?? today;
    const counts = await readCounts(trx, idsOf(places), [day]);
    const tree = treeOn(day);
    const statsOf = (id: number) => categoryStats(tree, counts(id, day), blockStat);
    // Before the first quarter ends with something captured, known places have no figure yet.
    return current === undefined
      ? { span: null, of: (id) => missing(statsOf(id)) }
      : { span: current.period, of: (id) => availability(statsOf(id)) };
  },
  findShared: findSharedFigures,
  findSeries: async (trx, places, today) => {
    const treeOn = await readBlockTrees(trx);
    const quarters = await heldQuarters(trx, today);
    const counts = await readCounts(trx, idsOf(places), quarters.map(lastDayOf));
    return {
      periods: quarters.map((quarter) => periodOf(quarter, quarterLabel)),
      of: (id, { year, quarter }) => {
        if (quarter === null) return NOT_MEASURED;
        const day = lastDayOf({ year, quarter });
        return availability(categoryStats(treeOn(day), counts(id, day), blockStat));
      },
    };
  },
};

async function heldQuarters(trx: Knex, today: string): Promise<Quarter[]> {
  const first: { day: string | null } | undefined = await trx("building_block_step")
    .where({ boundaryId: COUNTRY })
    .where("captured", ">", 0)
    .first(trx.raw("min(from_day)::text as day"));
  if (!first?.day) return [];
  return quartersBetween(quarterOfDay(first.day), lastCompletedQuarter(today));
}
