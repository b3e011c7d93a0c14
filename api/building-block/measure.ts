import type { Knex } from "knex";
import {
  getIds,
  getPeriod,
  type MeasureMethod,
  NO_FIGURE,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
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
import { findComparableFigures } from "./comparableFigures.ts";
import { measureDescription } from "./measureDescription.ts";
import { findCurrentQuarter } from "./queries.ts";
import { readCounts } from "./readCounts.ts";
import { blockStat, categoryStats, explainMissing, measureAvailability } from "./stats.ts";

export const component = {
  componentId: 1,
  name: "Building blocks",
  description: "Which local services, resources and forums there are, and how developed each one is.",
  linkTitle: "What a building block is",
  linkUrl: "https://endinggbvf.org/?p=12174",
  seq: 2,
};

const method: MeasureMethod = {
  counts:
    "A requirement counts as available in a quarter if a verified contact person for it was valid on the quarter’s last day; in the quarter that is still running, today. Only places that somebody has captured count.",
  outOf:
    "Divided by all requirements of the places that were captured, and shown in per cent. A place that is known and not yet captured is in neither number: unknown is not zero.",
  period:
    "Calendar quarters. The current one is the last that has ended; where it has no data, the latest that has is shown, and the page says so.",
  hidden:
    "Shelters and other confidential places are counted, but never named or placed on a map. A contact person who was last verified more than 180 days ago is no longer shown; the count of the quarter stays as it was.",
  limits: [
    "A contact person who answers says that a service exists, not how good it is or how many people it can help.",
    "A place without figures has not been asked yet. It may have every service or none.",
    "Where less than 80 per cent of the known places are captured, the figure is that of the captured ones, says so, and is not ranked.",
    "Two quarters are compared over the places that were captured in both; how many were captured since or ended is said.",
    "An area with few places can change by many per cent when one place changes.",
  ],
};

export const measure: ThemeMeasure = {
  smallestAreaTypeId: BOUNDARY_TYPE.municipality,
  getDescription: () => measureDescription,
  method,
  findCurrent: async (trx, places, today) => {
    const treeOn = await readBlockTrees(trx);
    const current = await findCurrentQuarter(trx, treeOn, today);
    const day = current?.day ?? today;
    const counts = await readCounts(trx, getIds(places), [day]);
    const tree = treeOn(day);
    const computeStats = (id: number) => categoryStats(tree, counts(id, day), blockStat);
    // Until the first captured quarter ends, known places have no figure.
    return current === undefined
      ? { span: null, getMeasuredFigure: (id) => explainMissing(computeStats(id)) }
      : { span: current.period, getMeasuredFigure: (id) => measureAvailability(computeStats(id)) };
  },
  findComparable: findComparableFigures,
  findSeries: async (trx, places, today) => {
    const treeOn = await readBlockTrees(trx);
    const quarters = await findStoredQuarters(trx, today);
    const counts = await readCounts(trx, getIds(places), quarters.map(lastDayOf));
    return {
      periods: quarters.map((quarter) => getPeriod(quarter, quarterLabel)),
      getMeasuredFigure: (id, { year, quarter }) => {
        if (quarter === null) return NO_FIGURE;
        const day = lastDayOf({ year, quarter });
        return measureAvailability(categoryStats(treeOn(day), counts(id, day), blockStat));
      },
    };
  },
};

async function findStoredQuarters(trx: Knex, today: string): Promise<Quarter[]> {
  const earliest: { day: string | null } | undefined = await trx("building_block_step")
    .where({ boundaryId: COUNTRY })
    .where("captured", ">", 0)
    .first(trx.raw("min(from_day)::text as day"));
  if (!earliest?.day) return [];
  return quartersBetween(quarterOfDay(earliest.day), lastCompletedQuarter(today));
}
