import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReading } from "./journey.ts";
import { countShifts, holdBack, newContext, settle, WIDTHS } from "./visit.ts";

const journey = startReading();

/** A busy server may send the finding only the next time. */
const untilWritten = (path: string) =>
  expect.poll(async () => (await fetch(journey.url + path)).text()).toContain("data-finding");

const newPage = async (options: BrowserContextOptions) =>
  (await newContext(journey.browser, options)).newPage();

test.each(WIDTHS)(
  "at %i px home's help lines and heading stand in the page before its script, and stay",
  async (width) => {
    const page = await newPage({ viewport: { width, height: width === 360 ? 740 : 800 } });
    const shifts = await countShifts(page);
    const scripts = await holdBack(page, "**/assets/*.js");

    await page.goto(`${journey.url}/home`, { waitUntil: "commit" });
    const written = page.locator("#root h1");
    await written.waitFor();
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const before = { text: await written.textContent(), lines: await linesOf(page, "#root h1") };
    const help = await calls(page);
    expect(help.map(({ href }) => href)).toEqual(["tel:10111", "tel:0800428428", "/home/contact"]);
    for (const { box } of help) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740 / 2);
    }

    scripts.release();
    await settle(page);
    expect({
      text: await page.getByRole("main").getByRole("heading", { level: 1 }).textContent(),
      lines: await linesOf(page, "main h1"),
    }).toEqual(before);
    expect(await calls(page)).toEqual(help);
    expect(before.lines.length).toBe(width === 360 ? 2 : 3);
    // The first figure is in sight, above the bar of views.
    const figure = await page
      .getByRole("article")
      .first()
      .getByText(/^\d+\.\d\d$/)
      .boundingBox();
    const views = await page.getByRole("navigation", { name: "Views" }).boundingBox();
    expect((figure?.y ?? 740) + (figure?.height ?? 0)).toBeLessThan(views?.y ?? 0);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
    await page.context().close();
  },
);

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
  for (const path of ["/home", "/home/map"]) {
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
  await page.goto(`${journey.url}/home`);
  expect((await calls(page)).map(({ href }) => href)).toEqual([
    "tel:10111",
    "tel:0800428428",
    "/home/contact",
  ]);
  await context.close();
});

/** Includes the position in the window. */
async function calls(page: Page) {
  const links = await page.getByRole("region", { name: "Need help now?" }).getByRole("link").all();
  return Promise.all(
    links.map(async (link) => ({
      href: await link.getAttribute("href"),
      text: await link.textContent(),
      box: await link.boundingBox(),
    })),
  );
}

/** In whole pixels. */
const linesOf = (page: Page, selector: string) =>
  page.evaluate((selected) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(selected) as Element);
    return [...range.getClientRects()].map(({ x, y, width, height }) =>
      [x, y, width, height].map(Math.round),
    );
  }, selector);
