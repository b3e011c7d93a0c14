import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { authScreens } from "../../app/lib/address/paths.ts";
import { findOverflow, findTextUnderExit, getBarsShareOfWindow, listNumbersInSight } from "../pageChecks.ts";
import { PLACES, publicScreens } from "../publicScreens.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { waitUntilRendered } from "./rendered.ts";
import { findScreenReaderFlaws } from "./screenReaderFlaws.ts";
import { assertDarkDocument, assertFits, assertNoTrace, countLines, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();
const { openShared } = journey;

/** Visits the province at 1280 px and the municipality at 360 px; without THOROUGH, every second screen of each. */
const visits = [
  ...publicScreens(PLACES.province).map((path) => [1280, path] as const),
  ...publicScreens(PLACES.municipality).map((path) => [360, path] as const),
].filter(([width], index) => process.env.THOROUGH || index % 2 === (width === 1280 ? 0 : 1));

const MAX_HEADLINE = 90;
const MAX_NUMBERS = 60;
const USUAL_TEXT = 16;
const LARGE_TEXT = 32;
/** Share of a phone's window. */
const MAX_SHARE_OF_BARS = 0.2;

test.each(visits)(
  "S25 S26 at %i px %s fits, also with large text, is aligned, has contrast in dark colours, and leaves no cookie, storage or referrer",
  async (width, path) => {
    const page = await openShared(path, width);
    await waitForStable(page);

    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Exit this page/);
    await assertFits(page);
    if (width === 360)
      expect(await page.evaluate(getBarsShareOfWindow)).toBeLessThanOrEqual(MAX_SHARE_OF_BARS);
    expect(findScreenReaderFlaws(await page.locator("body").ariaSnapshot())).toEqual([]);
    await page.getByRole("banner").getByText("GBVF Dashboard").waitFor();
    if (/map|chart|place|home\?|grid.*Id=7/.test(path)) await assertFiguresExplained(page, path);
    if (path.startsWith("/home/contact")) expect(await page.title()).toBe("Contact Directory");
    await assertDarkDocument(page);
    await setTextSize(page, LARGE_TEXT);
    await expect.poll(() => page.evaluate(findOverflow), { message: "with large text" }).toEqual([]);
    await expect.poll(() => page.evaluate(findTextUnderExit), { message: "with large text" }).toEqual([]);
    if (path.includes("componentId") && width > 360) await assertFilterLabelsOnOneLine(page);
    if (/map|chart/.test(path) && width === 360) await assertRoomBetweenBars(page);
    await setTextSize(page, USUAL_TEXT);
    await assertAligned(page, path);
    await assertNoTrace(page);
    expect(await page.evaluate(() => document.referrer)).toBe("");
  },
);

/** A municipality's grid has no figures. */
const FURTHER_FIGURES = [
  "/home/chart?componentId=3&compare=7,2,0",
  "/home/grid?boundaryId=7&boundaryTypeId=1&componentId=2",
  "/home/grid?boundaryId=7&boundaryTypeId=1&componentId=4",
];

/** One source for each theme, at most one caveat, short headlines and few numbers. */
async function assertFiguresExplained(page: Page, path: string): Promise<void> {
  const text = await page.getByRole("main").innerText();
  const themes = path.includes("componentId") ? 1 : 4;
  expect(text.match(/How this is measured/g) ?? []).toHaveLength(themes);
  // One line has the date of several themes if it is the same.
  expect([1, themes]).toContain(text.match(/Updated \d+ \w+ \d{4}/g)?.length);
  expect(text.match(/can also mean/g)?.length ?? 0).toBeLessThanOrEqual(1);
  const headlines = await page.locator("figure :is(h2, h3, h4) > :first-child").allTextContents();
  expect(headlines.filter(({ length }) => length > MAX_HEADLINE)).toEqual([]);
  expect((await page.evaluate(listNumbersInSight)).length).toBeLessThanOrEqual(MAX_NUMBERS);
}

test.each(FURTHER_FIGURES)("%s has one source, short headlines and few numbers", async (path) => {
  const page = await openShared(path, 360);
  await waitForStable(page);
  await assertFiguresExplained(page, path);
});

async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await devtools.detach();
}

/** The page must be longer than the window. */
async function assertRoomBetweenBars(page: Page): Promise<void> {
  const shareOfPage = await page.evaluate(() => {
    window.scrollTo(0, 900);
    const heights = Array.from({ length: window.innerHeight }, (_, y) => y);
    const main = document.querySelector("main");
    return heights.filter((y) => main?.contains(document.elementFromPoint(170, y))).length / heights.length;
  });
  expect(shareOfPage).toBeGreaterThanOrEqual(2 / 3);
}

async function assertFilterLabelsOnOneLine(page: Page): Promise<void> {
  const filters = page.getByRole("region", { name: "Filters" });
  for (const label of ["National", "District", "Local"]) {
    const text = filters.getByText(label, { exact: true });
    await expect.poll(() => countLines(text), { message: label }).toBe(1);
  }
}

/** The heading and the categories are aligned with the header's left edge. */
async function assertAligned(page: Page, path: string): Promise<void> {
  const getLeft = (locator: Locator) =>
    locator
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().left);
      });
  const heading = page.locator(path.includes("/map") ? "main figure :is(h1, h2)" : "main h1");
  const categories = page.locator("nav[aria-label=Categories] a");
  const home = page.getByRole("link", { name: "GBVF Dashboard, home" });
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const parts = width > 360 && path.includes("componentId") ? [heading, categories] : [heading];
    const findOffsets = async () => {
      const edge = await getLeft(home);
      return Promise.all(parts.map(async (part) => (await getLeft(part)) - edge));
    };
    await expect.poll(findOffsets, { message: `at ${width} px` }).toEqual(parts.map(() => 0));
  }
}

test("a print is light even in the dark colour scheme", async () => {
  const page = await openShared("/home/chart?componentId=3");
  await page.emulateMedia({ colorScheme: "dark" });
  const getBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(getBackground).toBe("rgb(22, 19, 21)");
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect.poll(getBackground).toBe("rgb(255, 255, 255)");
});

test("the sign-in screens have no flaws for screen readers, have contrast in dark colours and fit a phone with text at 200 %", async () => {
  const page = await openShared(authScreens.login, 360);
  await setTextSize(page, LARGE_TEXT);
  for (const path of Object.values(authScreens)) {
    await page.goto(journey.url + path);
    await waitForStable(page);
    expect.soft(findScreenReaderFlaws(await page.locator("body").ariaSnapshot()), path).toEqual([]);
    expect.soft(await page.evaluate(findOverflow), path).toEqual([]);
    expect.soft(await page.evaluate(findTextUnderExit), path).toEqual([]);
    await assertDarkDocument(page);
  }
  await setTextSize(page, USUAL_TEXT);
});

test.each(["chart", "grid"] as const)("the %s announces its new place to screen readers", async (screen) => {
  const page = await openShared(`/home/${screen}?boundaryId=7&boundaryTypeId=1&componentId=3`);
  await page.getByRole("heading", { name: "Crime in Northern Cape" }).waitFor();
  // Before hydration a link opens a new document, and screen readers read its title.
  await waitForStable(page);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "South Africa" })
    .click();
  await page.getByRole("status").filter({ hasText: "Crime in South Africa" }).waitFor();
});

test("in forced colours each mark of a chart has an edge in the colour of text", async () => {
  const page = await openShared("/home/chart?componentId=3");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const marks = page
    .getByRole("figure")
    .getByRole("img", { name: /: [\d,]+ (reports|challenges|surveys|organisations)/ });
  await marks.first().waitFor();
  await waitForStable(page);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  const listStrokes = async () =>
    new Set(
      await marks.evaluateAll((elements) =>
        elements.map((mark) => getComputedStyle(mark.querySelector("path") ?? mark).stroke),
      ),
    );
  await expect.poll(listStrokes).toEqual(new Set([text]));
});

test("S26 pages send no referrer, and the directory's title does not name the place", async () => {
  const path = "/home/contact?boundaryId=7&boundaryTypeId=1";
  await waitUntilRendered(journey, path);
  const response = await fetch(journey.url + path);
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await response.text()).toContain("<title>Contact Directory</title>");
});

test("a chart's axis labels do not touch at 320, 360 and 1280 px, and double with the text", async () => {
  const page = await openShared("/home/chart?componentId=3");
  const labels = page
    .getByRole("group", { name: /by quarter/ })
    .locator("text")
    .getByText(/^\w{3} -/)
    .filter({ visible: true });
  const findGaps = async () => {
    const boxes = await Promise.all((await labels.all()).map((name) => name.boundingBox()));
    return boxes
      .slice(1)
      .map((box, index) => Number(box?.x) - Number(boxes[index]?.x) - Number(boxes[index]?.width));
  };
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await waitForStable(page);
    await expect
      .poll(findGaps, { message: `at ${width} px` })
      .toSatisfy((gaps: number[]) => gaps.length === 3 && Math.min(...gaps) > 4);
  }
  const label = page.getByRole("figure").first().locator("svg text").getByText("20", { exact: true });
  const getHeight = async () => (await label.boundingBox())?.height ?? 0;
  const usualHeight = await getHeight();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect.poll(getHeight).toBeGreaterThan(1.8 * usualHeight);
});
