import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { THEMES } from "../dashboard/themes.ts";
import type { BoundaryRow } from "../geography/queries.ts";
import { buildFiguresFile } from "../open-data/figuresFile.ts";
import { isEnoughCovered } from "../shared/figures/coverage.ts";
import { toCsv } from "../sheet/CsvFile.ts";
import {
  type Anchor,
  coveredScene,
  listFindings,
  PART,
  PERIODS,
  PLACES,
  type Scene,
} from "../testing/findings/coveredScenes.ts";
import { buildReleasedTheme } from "./releasedTheme.ts";
import { renderFeed } from "./routes.ts";
import { formatTitle, getSummary } from "./summariseRelease.ts";

const DAY = "2026-04-01";
const SOURCE = { description: "police.csv", url: null, capturedOn: DAY, isDemonstration: false };

async function getRows(anchor: Anchor, { scene }: ReturnType<typeof listFindings>) {
  const { findComparable: _, ...measureFields } = THEMES[anchor].measure;
  const measure = {
    ...measureFields,
    findCurrent: async () => scene.current,
    findSeries: async () => scene.series,
  };
  const places = PLACES.map((place) => ({ ...place, code: "" }) as BoundaryRow);
  const file = await buildFiguresFile(
    undefined as never,
    { name: "figures.csv", measure },
    { places, today: DAY },
  );
  return Papa.parse<Record<string, string>>(toCsv(file).replace("\uFEFF", ""), {
    header: true,
    skipEmptyLines: true,
  }).data;
}

function buildRelease(
  anchor: Anchor,
  rows: readonly (readonly Scene[])[],
  before?: ReturnType<typeof buildReleasedTheme>,
) {
  const [findings] = listFindings(anchor, rows).findings;
  if (findings === undefined) throw new Error("The country has findings.");
  const { componentId, name } = THEMES[anchor].component;
  const emptySeries = { periods: [], lines: [] };
  return buildReleasedTheme(
    {
      componentId,
      name,
      findings,
      otherSeries: emptySeries,
      source: SOURCE,
      imported: null,
      withdrawn: null,
    },
    before,
  );
}

test("for any coverage, a file's row whose figure or change is of a part of the place names the part", async () => {
  await fc.assert(
    fc.asyncProperty(coveredScene, async ([anchor, rows]) => {
      const scene = listFindings(anchor, rows);
      for (const row of await getRows(anchor, scene)) {
        const index = PERIODS.findIndex(({ period }) => period === row.Period);
        const { coverage } = scene.getFigureAt(Number(row["Place id"]), index === -1 ? 5 : index);
        if (coverage === undefined) continue;
        const isInPart = !isEnoughCovered(coverage);
        if (isInPart) expect([row.Figure, row.Change]).toEqual(["", ""]);
        if (isInPart) expect(row["Why there is no figure"]).toMatch(PART);
        if (isInPart || row["Coverage (%)"] === "") expect(row["Covered part"]).toMatch(PART);
      }
    }),
  );
});

test("for any coverage, no release, correction or feed has a figure of a part under the place's name", () => {
  fc.assert(
    fc.property(coveredScene, coveredScene, ([anchor, rows], [, earlier]) => {
      const { getFigureAt } = listFindings(anchor, rows);
      const theme = buildRelease(anchor, rows, buildRelease(anchor, earlier));
      const isInPart = (id: number, index: number) => {
        const { coverage } = getFigureAt(id, index);
        return coverage !== undefined && !isEnoughCovered(coverage);
      };
      for (const { boundaryId, figure, values } of theme.lines) {
        if (isInPart(boundaryId, 5)) expect(figure).not.toBeTypeOf("number");
        for (const [index, value] of values.entries())
          if (isInPart(boundaryId, index)) expect(value).not.toBeTypeOf("number");
      }
      for (const { period, boundary, to } of theme.corrections) {
        const place = PLACES.find(({ description }) => description === boundary);
        if (
          isInPart(
            place?.boundaryId ?? 0,
            PERIODS.findIndex((each) => each.period === period),
          )
        )
          expect(to).not.toBeTypeOf("number");
      }
      for (const sentence of theme.findings.filter((each) => each.startsWith("Wholeland has ")))
        if (isInPart(0, 5)) expect(sentence).toMatch(PART);
      const summary = getSummary([theme]);
      const entry = { releaseId: 1, title: formatTitle([theme]), summary, isDemonstration: false };
      const feed = renderFeed([{ ...entry, publishedAt: new Date(DAY) }], {
        title: "Releases",
        self: "/api/releases.atom",
        page: "/home/releases",
        origin: "https://gbvf.example",
        publisher: undefined,
      });
      expect(feed).not.toMatch(/\d (reports|requirements)|\d%|per 100,000 people in \d/);
    }),
  );
});
