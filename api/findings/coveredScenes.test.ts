import fc from "fast-check";
import { expect, test } from "vitest";
import { availability } from "../building-block/stats.ts";
import { reading } from "../crime/measure.ts";
import { THEMES } from "../dashboard/themes.ts";
import { formatIn } from "../lib/figures/formatIn.ts";
import { type Measured, type MeasureWords, periodOf } from "../lib/figures/measure.ts";
import { areAlike, isEnoughCovered } from "../shared/figures/coverage.ts";
import { ratePer100000 } from "../shared/figures/rate.ts";
import { quarterLabel, quarterOfNumber } from "../shared/quarters.ts";
import { describeFindings } from "./describeFindings.ts";
import { describeMeasure } from "./describeMeasure.ts";
import { embedHtml } from "./embed/embedHtml.ts";

const PERIODS = [0, 1, 2, 3, 4].map((index) =>
  periodOf(quarterOfNumber(2025 * 4 + index), (quarter) => quarterLabel(quarter)),
);
const PLACES = ["Wholeland", "AreaA", "AreaB", "AreaC"].map((description, boundaryId) => ({
  boundaryId,
  boundaryTypeId: Math.min(boundaryId, 1),
  description,
}));
/** How a part of a place is called. */
const PART = /that (has|have) figures|counted in|that (is|are) captured|stations reported|that took part/;

const held = fc.record({
  isMissing: fc.nat(6).map((each) => each === 0),
  share: fc.integer({ min: 0, max: 140 }),
  figure: fc.integer({ min: 0, max: 900 }),
  people: fc.integer({ min: 1000, max: 90_000 }),
});
type Held = typeof held extends fc.Arbitrary<infer Each> ? Each : never;
type Anchor = keyof typeof THEMES;

/** As each theme measures what it holds. */
const measures: Record<Anchor, (held: Held, boundaryId: number) => Measured> = {
  crime: ({ isMissing, share, figure, people }, boundaryId) =>
    reading(
      PLACES,
      [
        {
          boundaryId,
          description: PLACES[boundaryId]?.description ?? "",
          precincts: 10,
          precinctsReporting: Math.min(10, Math.ceil(share / 10)),
          coveredPeopleCount: Math.round((people * share) / 100),
          peopleCount: people,
          total: isMissing || share === 0 ? null : figure,
        },
      ],
      { isYear: true },
    )(boundaryId),
  buildingBlock: ({ isMissing, share, figure, people }) => {
    const block = {
      buildingBlockId: 1,
      description: "Shelters",
      isIncluded: true,
      buildingBlockCount: 100,
      capturedCount: isMissing ? 0 : Math.min(share, 100),
      available: Math.min(figure, people),
      all: isMissing ? 0 : people,
      availability: isMissing ? null : Math.round((Math.min(figure, people) / people) * 10_000) / 10_000,
    };
    return availability([{ ...block, buildingBlockCategoryId: 1, buildingBlockStats: [block] }]);
  },
  healthCheck: ({ isMissing, share, figure }) =>
    isMissing
      ? { value: "too-few", cases: null }
      : { value: figure / 1000, cases: figure, coverage: { organisations: share + 3 } },
  collectiveAction: ({ share, figure }) => ({ value: share, cases: null, part: figure }),
};

function findingsOf(anchor: Anchor, rows: readonly (readonly Held[])[]) {
  const { component, measure } = THEMES[anchor];
  const at = (id: number, index: number) => measures[anchor](rows[id]?.[index] as Held, id);
  const held = {
    current: { span: "2025", of: (id: number) => at(id, 5) },
    series: {
      periods: PERIODS,
      of: (id: number, { period }: { period: string }) =>
        at(
          id,
          PERIODS.findIndex((each) => each.period === period),
        ),
    },
  };
  const [whole, ...areas] = PLACES as [(typeof PLACES)[number], ...typeof PLACES];
  const described = describeMeasure(anchor, component, measure, {
    span: "2025",
    periods: PERIODS,
    source: null,
  });
  const findings = [
    describeFindings(measure, { boundary: whole, areas, around: [], peers: [] }, held),
    ...areas.map((boundary) =>
      describeFindings(measure, { boundary, areas: [], around: [whole], peers: areas }, held),
    ),
  ];
  const embeds = findings.flatMap((each) =>
    (["areas", "trend"] as const).flatMap((kind) =>
      embedHtml({
        kind,
        measure: described,
        findings: each,
        origin: "https://gbvf.example",
        publisher: null,
      }).markup.split(/<\/(?:h1|p|tr|li)>/),
    ),
  );
  return { findings, at, texts: [...findings.flatMap(textsOf), ...embeds] };
}

const textsOf = ({ sentences, shares }: ReturnType<typeof describeFindings>) =>
  [...Object.values(sentences), shares?.title, shares?.sentence].filter((each) => each != null);

function figureOf(kind: MeasureWords["kind"], { figure, people, share }: Held): string {
  const fraction = Math.round((Math.min(figure, people) / people) * 10_000) / 10_000;
  return formatIn(kind)(
    kind === "percent" ? fraction : Number(ratePer100000(figure, Math.round((people * share) / 100))),
  );
}

const scene = fc.tuple(
  fc.constantFrom<Anchor>("crime", "buildingBlock", "healthCheck", "collectiveAction"),
  fc.array(fc.array(held, { minLength: 6, maxLength: 6 }), { minLength: 4, maxLength: 4 }),
);

test("whatever is covered, no sentence, list, rank or embed of a theme has a figure of a part under the place's name", () => {
  fc.assert(
    fc.property(scene, ([anchor, rows]) => {
      const { findings, at, texts } = findingsOf(anchor, rows);
      const kind = findings[0]?.measure.kind ?? "count";
      for (const line of findings.flatMap(({ place, areas, around }) => [place, ...areas, ...around])) {
        if (line.coverage === null || isEnoughCovered(line.coverage)) continue;
        expect(line.figure).not.toBeTypeOf("number");
        expect(line.rank).toBeNull();
        const { missing = "" } = at(line.boundaryId, 5);
        expect(missing).toMatch(PART);
        const figure = figureOf(kind, rows[line.boundaryId]?.[5] as Held);
        const isFigureElsewhere = rows.some((row, id) =>
          row.some((_, index) => {
            const { value } = at(id, index);
            return typeof value === "number" && formatIn(kind)(value) === figure;
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

test("whatever is covered, only figures of the same parts are compared", () => {
  fc.assert(
    fc.property(scene, ([anchor, rows]) => {
      const { findings, at } = findingsOf(anchor, rows);
      const coverageIn = (id: number, label: string) =>
        at(
          id,
          PERIODS.findIndex(({ period }) => period === label),
        ).coverage;
      for (const { boundaryId, sinceQuarter, sinceYear } of findings.map(({ place }) => place)) {
        for (const change of [sinceQuarter, sinceYear]) {
          if (change === null) continue;
          const [before, after] = [change.since, change.period].map((each) => coverageIn(boundaryId, each));
          expect(before === undefined || after === undefined || areAlike(before, after)).toBe(true);
        }
      }
    }),
  );
});
