import fc from "fast-check";
import { measureAvailability } from "../../building-block/stats.ts";
import { createFigureFinder } from "../../crime/measure.ts";
import { THEMES } from "../../dashboard/themes.ts";
import { describeFindings } from "../../findings/describeFindings.ts";
import { describeMeasure } from "../../findings/describeMeasure.ts";
import { getPeriod, type MeasuredFigure } from "../../lib/figures/measure.ts";
import { quarterLabel, quarterOfNumber } from "../../shared/quarters.ts";
import { testRenderers } from "../startApp.ts";

const { renderEmbed } = await testRenderers();

export const PERIODS = [0, 1, 2, 3, 4].map((index) =>
  getPeriod(quarterOfNumber(2025 * 4 + index), (quarter) => quarterLabel(quarter)),
);
export const PLACES = ["Wholeland", "AreaA", "AreaB", "AreaC"].map((description, boundaryId) => ({
  boundaryId,
  boundaryTypeId: Math.min(boundaryId, 1),
  description,
}));
/** Matches text which says that a figure is of a part of a place. */
export const PART =
  /that (has|have) figures|counted in|that (is|are) captured|stations reported|that took part/;

const scene = fc.record({
  isMissing: fc.nat(6).map((each) => each === 0),
  share: fc.integer({ min: 0, max: 140 }),
  figure: fc.integer({ min: 0, max: 900 }),
  people: fc.integer({ min: 1000, max: 90_000 }),
});
export type Scene = typeof scene extends fc.Arbitrary<infer Each> ? Each : never;
export type Anchor = keyof typeof THEMES;

/** Computes a scene's figure as each theme does. */
const measures: Record<Anchor, (scene: Scene, boundaryId: number) => MeasuredFigure> = {
  crime: ({ isMissing, share, figure, people }, boundaryId) =>
    createFigureFinder(
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
    return measureAvailability([{ ...block, buildingBlockCategoryId: 1, buildingBlockStats: [block] }]);
  },
  healthCheck: ({ isMissing, share, figure }) =>
    isMissing
      ? { value: "too-few", cases: null }
      : { value: figure / 1000, cases: figure, coverage: { organisations: share + 3 } },
  collectiveAction: ({ share, figure }) => ({ value: share, cases: null, part: figure }),
};

export function listFindings(anchor: Anchor, rows: readonly (readonly Scene[])[]) {
  const { component, measure } = THEMES[anchor];
  const getFigureAt = (id: number, index: number) => measures[anchor](rows[id]?.[index] as Scene, id);
  const scene = {
    current: { span: "2025", getMeasuredFigure: (id: number) => getFigureAt(id, 5) },
    series: {
      periods: PERIODS,
      getMeasuredFigure: (id: number, { period }: { period: string }) =>
        getFigureAt(
          id,
          PERIODS.findIndex((each) => each.period === period),
        ),
    },
  };
  const [country, ...areas] = PLACES as [(typeof PLACES)[number], ...typeof PLACES];
  const measureDescription = describeMeasure(anchor, component, measure, {
    span: "2025",
    periods: PERIODS,
    source: null,
  });
  const findings = [
    describeFindings(measure, { boundary: country, areas, containingPlaces: [], peers: [] }, scene),
    ...areas.map((boundary) =>
      describeFindings(measure, { boundary, areas: [], containingPlaces: [country], peers: areas }, scene),
    ),
  ];
  const embeds = findings.flatMap((each) =>
    (["areas", "trend"] as const).flatMap((kind) =>
      renderEmbed({
        figure: { kind, theme: anchor, measure: measureDescription, findings: each },
        origin: "https://gbvf.example",
        publisher: null,
      })
        .replace(/<style[\s\S]*?<\/style>/g, "")
        .split(/<\/(?:h1|p|tr|li)>/),
    ),
  );
  return { findings, getFigureAt, scene, texts: [...findings.flatMap(getTexts), ...embeds] };
}

const getTexts = ({ sentences, shares }: ReturnType<typeof describeFindings>) =>
  [...Object.values(sentences), shares?.title, shares?.sentence].filter((each) => each != null);

export const coveredScene = fc.tuple(
  fc.constantFrom<Anchor>("crime", "buildingBlock", "healthCheck", "collectiveAction"),
  fc.array(fc.array(scene, { minLength: 6, maxLength: 6 }), { minLength: 4, maxLength: 4 }),
);
