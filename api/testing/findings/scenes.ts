import fc from "fast-check";
import { measureDescription as availabilityMeasure } from "../../building-block/measureDescription.ts";
import { measureDescription as challengeMeasure } from "../../collective-action/measureDescription.ts";
import { describeMeasure as describeCrime } from "../../crime/measureDescription.ts";
import { describeFindings } from "../../findings/describeFindings.ts";
import { measureDescription as maturityMeasure } from "../../health-check/measureDescription.ts";
import type { MeasureDescription, MeasuredFigure, Period } from "../../lib/figures/measure.ts";
import { ratePer100000 } from "../../shared/figures/rate.ts";
import { quarterLabel, quarterOfNumber } from "../../shared/quarters.ts";

const measures = [describeCrime(1), describeCrime(5), availabilityMeasure, maturityMeasure, challengeMeasure];
export const PERIODS: Period[] = [0, 1, 2, 3, 4].map((index) => {
  const quarter = quarterOfNumber(2025 * 4 + index);
  return { ...quarter, period: quarterLabel(quarter) };
});
const PERCENT_DIGITS = 10_000;

const generateFigure = ({ kind, cases }: MeasureDescription, size: number): fc.Arbitrary<MeasuredFigure> => {
  const count = fc.integer({ min: 0, max: 60 });
  if (kind === "count")
    return count.map((value) => ({
      value,
      cases: cases === null ? null : value,
      ...(cases !== null && { exposure: 1 }),
    }));
  if (kind === "rate")
    return fc
      .record({ cases: fc.integer({ min: 0, max: 900 }), exposure: fc.integer({ min: 1000, max: 900_000 }) })
      .map((each) => ({ cases: each.cases + 900 * size, exposure: each.exposure * (size + 1) }))
      .map((each) => ({ value: ratePer100000(each.cases, each.exposure) ?? 0, ...each }));
  return fc.record({
    value: fc.integer({ min: 0, max: PERCENT_DIGITS }).map((each) => each / PERCENT_DIGITS),
    cases: count,
  });
};
const generateMeasured = (description: MeasureDescription, size = 0) =>
  fc.oneof(
    { weight: 4, arbitrary: generateFigure(description, size) },
    fc
      .constantFrom("no-data", "not-captured", "too-few")
      .map((value): MeasuredFigure => ({ value, cases: null })),
  );

const scenes = fc.constantFrom(...measures).chain((description) =>
  fc.integer({ min: 1, max: 9 }).chain((count) =>
    fc
      .tuple(
        fc.array(generateMeasured(description, 10_000), { minLength: 6, maxLength: 6 }),
        ...Array.from({ length: count }, () =>
          fc.array(generateMeasured(description), { minLength: 6, maxLength: 6 }),
        ),
      )
      .map((rows) => {
        const areas = rows.slice(1).map((_, index) => ({
          boundaryId: index + 1,
          boundaryTypeId: 1,
          description: `Area${"ABCDEFGHI".charAt(index)}`,
        }));
        const country = { boundaryId: 0, boundaryTypeId: 0, description: "Wholeland" };
        const getFigureAt = (id: number, index: number) =>
          rows[id]?.[index] ?? { value: "no-data" as const, cases: null };
        const scene = {
          current: { span: null, getMeasuredFigure: (id: number) => getFigureAt(id, 5) },
          series: {
            periods: PERIODS,
            getMeasuredFigure: (id: number, period: Period) => getFigureAt(id, PERIODS.indexOf(period)),
          },
        };
        const measure = { getDescription: () => description, smallestAreaTypeId: 5 };
        const seriesByPeriod = {
          ...scene.series,
          getMeasuredFigure: (id: number, { period }: Period) =>
            getFigureAt(
              id,
              PERIODS.findIndex((each) => each.period === period),
            ),
        };
        const sceneByPeriod = { ...scene, series: seriesByPeriod };
        return {
          description,
          areas: areas.map((area) => ({ ...area, ...getFigureAt(area.boundaryId, 5) })),
          findings: [
            describeFindings(
              measure,
              { boundary: country, areas, containingPlaces: [], peers: [] },
              sceneByPeriod,
            ),
            ...areas.map((area) =>
              describeFindings(
                measure,
                {
                  boundary: area,
                  areas: [],
                  containingPlaces: description.kind === "count" ? [] : [country],
                  peers: areas,
                },
                sceneByPeriod,
              ),
            ),
          ],
          getFigureAt,
        };
      }),
  ),
);

export type Scene = typeof scenes extends fc.Arbitrary<infer Each> ? Each : never;

export const everyScene = (check: (scene: Scene) => void): void =>
  fc.assert(fc.property(scenes, (scene) => check(scene)));
