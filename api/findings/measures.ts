import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import { COUNTRY } from "../lib/boundaryTypes.ts";
import type { Measure } from "./contract.ts";
import { describeMeasure } from "./describeMeasure.ts";

const COUNTRY_ALONE = [{ boundaryId: COUNTRY, boundaryTypeId: 0 }];

/** In the order of the screens. */
export async function findMeasures(trx: Knex, today: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [anchor, { component, measure, find }] of Object.entries(THEMES).toSorted(
    ([, one], [, other]) => one.component.seq - other.component.seq,
  )) {
    measures.push(
      describeMeasure(anchor, component, measure, {
        span: (await measure.findCurrent(trx, COUNTRY_ALONE, today)).span,
        periods: (await measure.findSeries(trx, COUNTRY_ALONE, today)).periods,
        source: (await find(trx, COUNTRY, today)).source,
      }),
    );
  }
  return measures;
}
