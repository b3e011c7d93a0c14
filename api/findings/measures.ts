import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import type { Measure } from "./contract.ts";
import { describeMeasure } from "./describeMeasure.ts";

const COUNTRY_ALONE = [{ boundaryId: COUNTRY, boundaryTypeId: 0 }];

export async function findMeasures(trx: Knex, today: string): Promise<Measure[]> {
  const anchors = Object.keys(THEMES) as (keyof typeof THEMES)[];
  const measures: Measure[] = [];
  for (const anchor of anchors.toSorted(
    (one, other) => THEMES[one].component.seq - THEMES[other].component.seq,
  ))
    measures.push(await findMeasure(trx, anchor, today));
  return measures;
}

export async function findMeasure(trx: Knex, anchor: keyof typeof THEMES, today: string): Promise<Measure> {
  const { component, measure, find } = THEMES[anchor];
  return describeMeasure(anchor, component, measure, {
    span: (await measure.findCurrent(trx, COUNTRY_ALONE, today)).span,
    periods: (await measure.findSeries(trx, COUNTRY_ALONE, today)).periods,
    source: (await find(trx, COUNTRY, today)).source,
    limits: (await measure.findLimits?.(trx)) ?? [],
  });
}
