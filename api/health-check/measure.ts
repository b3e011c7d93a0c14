import {
  getIds,
  getPeriod,
  type MeasuredFigure,
  NO_FIGURE,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import { quarterLabel } from "../shared/quarters.ts";
import { ALL_TYPES } from "../survey/results/groups.ts";
import { describeResult, type StoredResult } from "./describeResult.ts";
import { measureDescription } from "./measureDescription.ts";
import { method } from "./method.ts";
import { createResultLookup, findCurrent, findPublishedQuarters, findResults } from "./queries.ts";
import { findComparableResults } from "./sameOrganisations.ts";

const findSeries: ThemeMeasure["findSeries"] = async (trx, places, today) => {
  const published = await findPublishedQuarters(trx, today);
  const results = createResultLookup(await findResults(trx, getIds(places), published));
  return {
    periods: published.map(({ year, quarter }) => getPeriod({ year, quarter }, quarterLabel)),
    getMeasuredFigure: (id, { year, quarter }) =>
      quarter === null ? NO_FIGURE : toMeasuredFigure(results(id, { year, quarter }, ALL_TYPES)),
  };
};

export const measure: ThemeMeasure = {
  smallestAreaTypeId: BOUNDARY_TYPE.municipality,
  hidesGroups: true,
  getDescription: () => measureDescription,
  method,
  findCurrent: async (trx, places, today) => {
    const current = findCurrent(await findPublishedQuarters(trx, today));
    if (current === undefined) return { span: null, getMeasuredFigure: () => NO_FIGURE };
    const results = createResultLookup(await findResults(trx, getIds(places), [current]));
    return {
      span: quarterLabel(current),
      getMeasuredFigure: (id) => toMeasuredFigure(results(id, current, ALL_TYPES)),
    };
  },
  findComparable: findComparableResults(findSeries),
  findSeries,
};

function toMeasuredFigure(stored: StoredResult | undefined): MeasuredFigure {
  const result = describeResult(stored, []);
  if (result.state === "none") return NO_FIGURE;
  if (result.state === "too-few") return { value: "too-few", cases: null };
  return {
    value: Math.round(result.overalMaturity * 100) / 10_000,
    cases: result.totalActualResponses,
    coverage: { organisations: result.participatingOrganisations },
  };
}
