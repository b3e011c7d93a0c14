import type { Knex } from "knex";
import { BOUNDARY_TYPE, COUNTRY } from "../lib/boundaryTypes.ts";
import {
  type Measured,
  NOT_MEASURED,
  PERCENT_STEPS,
  type Place,
  periodOf,
  type ThemeMeasure,
} from "../lib/measure.ts";
import {
  lastCompletedQuarter,
  lastDayOf,
  type Quarter,
  quarterLabel,
  quarterOfDay,
  quartersBetween,
} from "../lib/quarters.ts";
import { type Category, readBlockTrees } from "./blockTree.ts";
import { measureWords } from "./measureWords.ts";
import { method } from "./method.ts";
import { findCurrentQuarter } from "./queries.ts";
import { type Counts, readCounts } from "./readCounts.ts";
import { blockStat, categoryStats, totalOf } from "./stats.ts";

export const measure: ThemeMeasure = {
  lowestLevel: BOUNDARY_TYPE.municipality,
  wordsOf: () => measureWords,
  method,
  findSteps: async () => PERCENT_STEPS,
  findCurrent: async (trx, places, today) => {
    const treeOn = await readBlockTrees(trx);
    const current = await findCurrentQuarter(trx, treeOn, today);
    if (current === undefined) return { span: null, of: () => NOT_MEASURED };
    const counts = await readCounts(trx, idsOf(places), [current.day]);
    const tree = treeOn(current.day);
    return { span: current.period, of: (id) => availability(tree, counts(id, current.day)) };
  },
  findSeries: async (trx, places, today) => {
    const treeOn = await readBlockTrees(trx);
    const quarters = await heldQuarters(trx, today);
    const counts = await readCounts(trx, idsOf(places), quarters.map(lastDayOf));
    return {
      periods: quarters.map((quarter) => periodOf(quarter, quarterLabel)),
      of: (id, { year, quarter }) => {
        if (quarter === null) return NOT_MEASURED;
        const day = lastDayOf({ year, quarter });
        return availability(treeOn(day), counts(id, day));
      },
    };
  },
};

const idsOf = (places: readonly Place[]) => places.map(({ boundaryId }) => boundaryId);

/** From the first with a count in the country, to the last that ended. */
async function heldQuarters(trx: Knex, today: string): Promise<Quarter[]> {
  const first: { day: string | null } | undefined = await trx("building_block_step")
    .where({ boundaryId: COUNTRY })
    .where("captured", ">", 0)
    .first(trx.raw("min(from_day)::text as day"));
  if (!first?.day) return [];
  return quartersBetween(quarterOfDay(first.day), lastCompletedQuarter(today));
}

function availability(tree: readonly Category[], counts: Counts): Measured {
  const stats = categoryStats(tree, counts, blockStat);
  const { availability: value, all } = totalOf(stats);
  if (value !== null) return { value, cases: all };
  const isKnown = stats.some(
    ({ isIncluded, buildingBlockStats }) =>
      isIncluded && buildingBlockStats.some((block) => block.isIncluded && block.buildingBlockCount > 0),
  );
  return { value: isKnown ? "not-captured" : "no-data", cases: null };
}
