import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve.ts";
import { serveDemonstration } from "./serveDemonstration.ts";
import { launch, WIDTHS } from "./visit.ts";

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serveDemonstration()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await served.stop();
});

test.each(WIDTHS)(
  "at %i px home's heading stands in the page before its script, and stays",
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 740 } });
    await page.addInitScript(sumShifts);
    const scripts = await holdBack(page, "**/assets/*.js");

    await page.goto(`${served.url}/home`, { waitUntil: "commit" });
    const written = page.locator("#root h1");
    await written.waitFor();
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const before = { text: await written.textContent(), lines: await linesOf(page, "#root h1") };

    scripts.release();
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect({
      text: await page.getByRole("main").getByRole("heading", { level: 1 }).textContent(),
      lines: await linesOf(page, "main h1"),
    }).toEqual(before);
    expect(await page.evaluate(() => (globalThis as unknown as Shifts).shifts)).toBeLessThanOrEqual(0.02);
    await page.close();
  },
);

type Shifts = { shifts: number };

/** Runs in the page: adds up how much of it moved without anybody's doing. */
function sumShifts(): void {
  const page = globalThis as unknown as Shifts;
  page.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      page.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Keeps requests waiting until they are released. */
async function holdBack(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route: Route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Where each line of an element's text stands, in whole pixels. */
const linesOf = (page: Page, selector: string) =>
  page.evaluate((selected) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(selected) as Element);
    return [...range.getClientRects()].map(({ x, y, width, height }) =>
      [x, y, width, height].map(Math.round),
    );
  }, selector);
