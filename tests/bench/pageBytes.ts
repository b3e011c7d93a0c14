import { COUNTRY } from "@gbvf/api/lib/figures/boundaryTypes.ts";
import type { Browser, Response } from "playwright-core";
import type { Boundary } from "../../api/geography/contract.ts";
import { screens } from "../../app/lib/address/paths.ts";
import { limited, type Measurement, type Row } from "./Measurement.ts";

/** Thousands of bytes. */
const SCRIPT_LIMITS: Partial<Record<string, number>> = { [screens.home]: 120, [screens.map]: 230 };
const ANY_SCREEN_LIMIT = 300;
const GEOMETRY_LIMIT = 100;
const GEOJSON = "/api/geography/boundary/geojson/";

/** A first visit in a real browser with Brotli, until the network is idle. */
export const pageBytes: Measurement = async (resources) => {
  const { url } = await resources.api();
  const browser = await resources.browser();
  const rows: Row[] = [];
  for (const path of Object.values(screens)) {
    const narrow = await visit(browser, url + path, { width: 412, height: 823 });
    const wide = await visit(browser, url + path, { width: 1280, height: 800 });
    // Home's budget is for the script needed before use; every other screen's is for everything.
    const isHome = path === screens.home;
    const counted = isHome ? "usable" : "script";
    rows.push(
      limited({
        what: `${isHome ? "Script to a usable" : "Script of"} ${path}, Brotli (phone ${shown(narrow[counted])}, wide ${shown(wide[counted])})`,
        measured: Math.max(narrow[counted], wide[counted]),
        unit: "kB",
        atMost: SCRIPT_LIMITS[path] ?? ANY_SCREEN_LIMIT,
      }),
    );
    if (isHome) {
      rows.push(
        limited({
          what: `… with what follows once it is idle (phone ${shown(narrow.script)}, wide ${shown(wide.script)})`,
          measured: Math.max(narrow.script, wide.script),
          unit: "kB",
          atMost: ANY_SCREEN_LIMIT,
        }),
      );
    }
    if (path !== screens.map) continue;
    rows.push(
      limited({
        what: `Geometry of ${path}, Brotli`,
        measured: Math.max(narrow.geometry, wide.geometry),
        unit: "kB",
        atMost: GEOMETRY_LIMIT,
      }),
    );
  }
  rows.push(await heaviestGeometryRow(url));
  return rows;
};

const shown = (kilobytes: number) => `${Math.round(kilobytes)} kB`;

/** Thousands of bytes of bodies, as transferred. */
async function visit(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(noteWhenDrawn);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "networkidle" });
  const kilobytesOf = async (isCounted: (response: Response) => boolean) => {
    const counted = responses.filter(isCounted).map((response) => response.request().sizes());
    return (await Promise.all(counted)).reduce((sum, sizes) => sum + sizes.responseBodySize, 0) / 1000;
  };
  const script = await kilobytesOf((response) => response.request().resourceType() === "script");
  const geometry = await kilobytesOf((response) => new URL(response.url()).pathname.startsWith(GEOJSON));
  const usable = (await page.evaluate(scriptBytesUntilDrawn)) / 1000;
  await page.close();
  return { script, usable, geometry };
}

/** Runs in the page. */
function noteWhenDrawn(): void {
  const observer = new MutationObserver(() => {
    // The server writes neither; the footer comes later.
    if (document.querySelector("main h1") === null || document.querySelector("nav a") === null) return;
    performance.mark("drawn");
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function scriptBytesUntilDrawn(): number {
  const drawnAt = performance.getEntriesByName("drawn")[0]?.startTime;
  if (drawnAt === undefined) throw new Error("The screen was not drawn.");
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return files
    .filter(({ name, startTime }) => name.endsWith(".js") && startTime <= drawnAt)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** However the reader drills down. */
async function heaviestGeometryRow(url: string): Promise<Row> {
  const areas = [COUNTRY];
  for (const type of [1, 2, 3]) {
    const response = await fetch(`${url}/api/geography/boundary/list/${type}`);
    const boundaries = (await response.json()) as Boundary[];
    areas.push(...boundaries.map(({ boundaryId }) => boundaryId));
  }
  let heaviest = { area: COUNTRY, bytes: 0 };
  for (const area of areas) {
    const response = await fetch(url + GEOJSON + area, { headers: { "accept-encoding": "br" } });
    const bytes = Number(response.headers.get("content-length"));
    if (bytes > heaviest.bytes) heaviest = { area, bytes };
    await response.arrayBuffer();
  }
  return limited({
    what: `Geometry inside any one of ${areas.length} areas, the heaviest (${heaviest.area}, Brotli)`,
    measured: heaviest.bytes / 1000,
    unit: "kB",
    atMost: GEOMETRY_LIMIT,
  });
}
