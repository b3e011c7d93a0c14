import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { startReading } from "./journey.ts";
import { countShifts, holdBack, newContext, settle } from "./visit.ts";

const journey = startReading();

/** A busy server may send the finding only the next time. */
const untilWritten = (path: string) =>
  expect.poll(async () => (await fetch(journey.url + path)).text()).toContain("data-finding");

const newPage = async (options: BrowserContextOptions) =>
  (await newContext(journey.browser, options)).newPage();

test.each(["/home/map?boundaryId=7&componentId=3", "/home/grid", "/home/chart?componentId=1"])(
  "%s has its heading and its finding before its script, and keeps them",
  async (path) => {
    await untilWritten(path);
    const page = await newPage({ viewport: { width: 360, height: 740 } });
    const shifts = await countShifts(page);
    const scripts = await holdBack(page, "**/assets/*.js");
    await page.goto(journey.url + path, { waitUntil: "commit" });
    const heading = await page.locator("#first-view h1").innerText();
    const finding = await page.locator("#first-view [data-finding]").innerText();
    expect(finding.length).toBeGreaterThan(20);
    scripts.release();
    await page.getByRole("main").getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    await page.getByRole("main").getByRole("heading", { level: 2, name: finding }).first().waitFor();
    await page.locator("#first-view").waitFor({ state: "detached" });
    await settle(page);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
    await page.context().close();
  },
);

test("without scripts every page has the help lines, each with its source and whether it was called", async () => {
  const context = await newContext(journey.browser, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  for (const path of ["/home/map", "/home/grid"]) {
    await page.goto(journey.url + path);
    const lines = page.locator("noscript li");
    expect(await lines.count()).toBeGreaterThan(5);
    await lines.getByRole("link", { name: "0800 428 428" }).waitFor();
    for (const words of await lines.allTextContents())
      expect(words).toMatch(/Published by .*\d{4}\. Read on \d+ \w+ \d{4}\. Not test-called\./);
    await page.locator("noscript").getByRole("link", { name: "Find help near you" }).waitFor();
  }
  await untilWritten("/home/map?boundaryId=7");
  await page.goto(`${journey.url}/home/map?boundaryId=7`);
  await page.getByRole("heading", { name: "Crime in Northern Cape" }).waitFor();
  expect(await page.locator("[data-finding]").innerText()).toContain("highest rate");
  await context.close();
});
