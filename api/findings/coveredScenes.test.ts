import fc from "fast-check";
import { expect, test } from "vitest";
import { getFormatter } from "../lib/figures/getFormatter.ts";
import type { MeasureDescription } from "../lib/figures/measure.ts";
import { areSimilar, isEnoughCovered } from "../shared/figures/coverage.ts";
import { ratePer100000 } from "../shared/figures/rate.ts";
import { coveredScene, listFindings, PART, PERIODS, type Scene } from "../testing/findings/coveredScenes.ts";

function getFigure(kind: MeasureDescription["kind"], { figure, people, share }: Scene): string {
  const fraction = Math.round((Math.min(figure, people) / people) * 10_000) / 10_000;
  return getFormatter(kind)(
    kind === "percent" ? fraction : Number(ratePer100000(figure, Math.round((people * share) / 100))),
  );
}

test("for any coverage, no sentence, list, rank or embed of a theme has a figure of a part under the place's name", () => {
  fc.assert(
    fc.property(coveredScene, ([anchor, rows]) => {
      const { findings, getFigureAt, texts } = listFindings(anchor, rows);
      const kind = findings[0]?.measure.kind ?? "count";
      for (const line of findings.flatMap(({ place, areas, around }) => [place, ...areas, ...around])) {
        if (line.coverage === null || isEnoughCovered(line.coverage)) continue;
        expect(line.figure).not.toBeTypeOf("number");
        expect(line.rank).toBeNull();
        const { missing = "" } = getFigureAt(line.boundaryId, 5);
        expect(missing).toMatch(PART);
        const figure = getFigure(kind, rows[line.boundaryId]?.[5] as Scene);
        const isFigureElsewhere = rows.some((row, id) =>
          row.some((_, index) => {
            const { value } = getFigureAt(id, index);
            return typeof value === "number" && getFormatter(kind)(value) === figure;
          }),
        );
        if (isFigureElsewhere) continue;
        for (const text of texts.filter(
          (each) => each.includes(line.boundary) && each.includes(` ${figure}`),
        ))
          expect(text).toMatch(PART);
      }
    }),
  );
});

test("for any coverage, only figures of the same parts are compared", () => {
  fc.assert(
    fc.property(coveredScene, ([anchor, rows]) => {
      const { findings, getFigureAt } = listFindings(anchor, rows);
      const getCoverage = (id: number, label: string) =>
        getFigureAt(
          id,
          PERIODS.findIndex(({ period }) => period === label),
        ).coverage;
      for (const { boundaryId, sinceQuarter, sinceYear } of findings.map(({ place }) => place)) {
        for (const change of [sinceQuarter, sinceYear]) {
          if (change === null) continue;
          const [before, after] = [change.since, change.period].map((each) => getCoverage(boundaryId, each));
          expect(before === undefined || after === undefined || areSimilar(before, after)).toBe(true);
        }
      }
    }),
  );
});
