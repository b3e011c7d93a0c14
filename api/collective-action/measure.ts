import { getIds, type MeasuredFigure, NO_FIGURE, type ThemeMeasure } from "../lib/figures/measure.ts";
import { dayNumber } from "../lib/time/spans.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { addDays } from "../shared/quarters.ts";
import { type ChallengeCount, tallyChallenges } from "./countChallenges.ts";
import { getCycleId, hasCycleNumber, parseCycleId } from "./cycles.ts";
import { measureDescription } from "./measureDescription.ts";
import { method } from "./method.ts";
import { findBegunCycles, findCounts, findSource } from "./queries.ts";

export const measure: ThemeMeasure = {
  smallestAreaTypeId: BOUNDARY_TYPE.municipality,
  getDescription: () => measureDescription,
  method,
  findCurrent: async (trx, places, today) => {
    const source = await findSource(trx);
    if (source === null) return { span: null, getMeasuredFigure: () => NO_FIGURE };
    const counts = groupByBoundary(await findCounts(trx, getIds(places)));
    return { span: null, getMeasuredFigure: (id) => measureActive(counts.get(id), today) };
  },
  findComparable: async (trx, places, _pairs, today) => {
    const counts = await findCounts(trx, getIds(places));
    const countsByCycle = Map.groupBy(counts, ({ boundaryId, cycleId }) => getKey(boundaryId, cycleId));
    const startMonths = new Map(
      (await findBegunCycles(trx, today)).map((each) => [each.cycleId, each.startMonth]),
    );
    const countBegunBy = (boundaryId: number, cycleId: number, day: string) => {
      const { activeCollectiveActions, inactiveCollectiveActions } = tallyChallenges(
        countsByCycle.get(getKey(boundaryId, cycleId)) ?? [],
        day,
      );
      return { value: activeCollectiveActions + inactiveCollectiveActions, cases: null };
    };
    return (id, before, latest) => {
      const [earlierCycleId, latestCycleId] = [getCycleId(before), getCycleId(latest)];
      const to = countBegunBy(id, latestCycleId, today);
      if (!latest.isRunning) return { from: countBegunBy(id, earlierCycleId, today), to, basis: null };
      const [firstDay, firstDayBefore] = [
        startMonths.get(latestCycleId),
        startMonths.get(earlierCycleId),
      ].map((month) => month && `${month}-01`);
      if (!firstDay || !firstDayBefore) return null;
      const days = dayNumber(today) - dayNumber(firstDay);
      const from = countBegunBy(id, earlierCycleId, addDays(firstDayBefore, days));
      return { from, to, basis: `by day ${days + 1}` };
    };
  },
  findSeries: async (trx, places, today) => {
    const counts = await findCounts(trx, [...getIds(places), COUNTRY]);
    const countsByCycle = Map.groupBy(counts, ({ boundaryId, cycleId }) => getKey(boundaryId, cycleId));
    const tallyCycle = (boundaryId: number, cycleId: number) =>
      tallyChallenges(countsByCycle.get(getKey(boundaryId, cycleId)) ?? [], today);
    const cycles = (await findBegunCycles(trx, today)).filter(hasCycleNumber);
    return {
      periods: cycles.map(({ cycleId, description }) => ({
        ...parseCycleId(cycleId),
        period: description,
        quarter: null,
        ...(tallyCycle(COUNTRY, cycleId).activeCollectiveActions > 0 && { isRunning: true }),
      })),
      getMeasuredFigure: (id, period) => {
        const { activeCollectiveActions, inactiveCollectiveActions } = tallyCycle(id, getCycleId(period));
        return { value: activeCollectiveActions + inactiveCollectiveActions, cases: null };
      },
    };
  },
};

const getKey = (boundaryId: number, cycleId: number) => `${boundaryId} ${cycleId}`;
const groupByBoundary = (counts: ChallengeCount[]) => Map.groupBy(counts, ({ boundaryId }) => boundaryId);

function measureActive(counts: ChallengeCount[] | undefined, day: string): MeasuredFigure {
  const { activeCollectiveActions, inactiveCollectiveActions } = tallyChallenges(counts ?? [], day);
  return {
    value: activeCollectiveActions,
    cases: null,
    part: activeCollectiveActions + inactiveCollectiveActions,
  };
}
