import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import type { Page } from "playwright-core";
import { build } from "vite";
import type { Boundary, BoundaryFeatureCollection } from "../../api/geography/contract.ts";
import type { AreaFeature } from "../../ui/maps/geometry.ts";
import type { DrawTimes } from "./choroplethPage.tsx";
import { compareToBaseline, type Measurement, median, type Row } from "./Measurement.ts";

const ROUNDS = 41;
const WARM_UPS = 5;

export const benchChoropleth: Measurement = async (resources) => {
  const { url } = await resources.api();
  const { script, styles } = await buildPage();
  const browser = await resources.browser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  try {
    const rows: Row[] = [];
    for (const [name, areas] of await findAreas(url)) {
      await page.goto("about:blank");
      await page.addStyleTag({ content: styles });
      await page.addScriptTag({ content: script });
      rows.push(...(await compare(page, `${areas.length} ${name}`, areas)));
    }
    return rows;
  } finally {
    await page.close();
  }
};

async function compare(page: Page, what: string, areas: AreaFeature[]): Promise<Row[]> {
  const run = (rounds: number) =>
    page.evaluate(
      ([features, count]) =>
        (globalThis as unknown as { bench: typeof import("./choroplethPage.tsx") }).bench.measure(
          features,
          count,
        ),
      [areas, rounds] as const,
    );
  await run(WARM_UPS);
  const times: DrawTimes = await run(ROUNDS);
  return (["draw", "recolour"] as const).map((action) =>
    compareToBaseline({
      what: `Choropleth: ${action} ${what}`,
      measured: median(times[action].product),
      baseline: median(times[action].bare),
      unit: "ms",
      atMost: 1.2,
    }),
  );
}

async function buildPage(): Promise<{ script: string; styles: string }> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry: "choroplethPage.tsx", formats: ["iife"], name: "bench", fileName: "bench" },
    },
  });
  const files = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const script = files.find((file) => file.type === "chunk");
  const styles = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (script?.type !== "chunk" || styles?.type !== "asset") throw new Error("The page could not be built.");
  return { script: script.code, styles: String(styles.source) };
}

/** The municipality with the most precincts; and all municipalities, as a stress test. */
async function findAreas(url: string): Promise<[name: string, AreaFeature[]][]> {
  const listBoundaries = (type: number) => getJson<Boundary[]>(`${url}/api/geography/boundary/list/${type}`);
  const fetchAreas = async (id: number) =>
    (await getJson<BoundaryFeatureCollection>(`${url}/api/geography/boundary/geojson/${id}`)).features.map(
      ({ id, properties, geometry, type }) => ({ type, id, properties, geometry }) as AreaFeature,
    );
  const byPlace = Map.groupBy(
    await listBoundaries(BOUNDARY_TYPE.precinct),
    ({ containingBoundaryId }) => containingBoundaryId,
  );
  const [municipalityId] = [...byPlace].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const municipalities = await Promise.all(
    (await listBoundaries(BOUNDARY_TYPE.district)).map(({ boundaryId }) => fetchAreas(boundaryId)),
  );
  return [
    ["precincts of one municipality", await fetchAreas(municipalityId as number)],
    ["municipalities", municipalities.flat()],
  ];
}

async function getJson<Body>(url: string): Promise<Body> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as Body;
}
