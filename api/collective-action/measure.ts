import type { Knex } from "knex";
import { BOUNDARY_TYPE, COUNTRY } from "../lib/boundaryTypes.ts";
import { type Measured, NOT_MEASURED, type Place, periodOf, type ThemeMeasure } from "../lib/measure.ts";
import {
  lastCompletedQuarter,
  lastDayOf,
  quarterLabel,
  quarterOfDay,
  quartersBetween,
} from "../lib/quarters.ts";
import { type ChallengeCount, tally } from "./countChallenges.ts";
import { measureWords } from "./measureWords.ts";
import { method } from "./method.ts";
import { findCounts, findSource } from "./queries.ts";

export const measure: ThemeMeasure = {
  lowestLevel: BOUNDARY_TYPE.municipality,
  wordsOf: () => measureWords,
  method,
  findSteps: async () => [
    { from: 0, words: "0 active", isZero: true },
    { from: 1, words: "1 active" },
    { from: 2, words: "2 or more active" },
  ],
  findCurrent: async (trx, places, today) => {
    const source = await findSource(trx);
    if (source === null) return { span: null, of: () => NOT_MEASURED };
    const counts = byBoundary(await findCounts(trx, idsOf(places)));
    return { span: null, of: (id) => active(counts.get(id), today) };
  },
  findSeries: async (trx, places, today) => {
    const counts = byBoundary(await findCounts(trx, idsOf(places)));
    const first = await findFirstDay(trx);
    const quarters = first === null ? [] : quartersBetween(quarterOfDay(first), lastCompletedQuarter(today));
    return {
      periods: quarters.map((quarter) => periodOf(quarter, quarterLabel)),
      of: (id, { year, quarter }) =>
        quarter === null ? NOT_MEASURED : active(counts.get(id), lastDayOf({ year, quarter })),
    };
  },
};

const idsOf = (places: readonly Place[]) => places.map(({ boundaryId }) => boundaryId);
const byBoundary = (counts: ChallengeCount[]) => Map.groupBy(counts, ({ boundaryId }) => boundaryId);

const active = (counts: ChallengeCount[] | undefined, day: string): Measured => ({
  value: tally(counts ?? [], day).activeCollectiveActions,
  cases: null,
});

/** Of the first challenge anywhere, so that the lines of all places have the same periods. */
async function findFirstDay(trx: Knex): Promise<string | null> {
  const first: { day: string | null } | undefined = await trx("collective_action_count")
    .where({ boundaryId: COUNTRY })
    .first(trx.raw("min(valid_from)::text as day"));
  return first?.day ?? null;
}
