import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listVisibleTexts } from "../pageChecks.ts";
import { signIn } from "./account.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { readSheets } from "./pdfSheets.ts";
import { countLines, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

async function openForPrint(path: string, prepare: (page: Page) => Promise<void> = async () => undefined) {
  const page = await journey.openShared(path);
  await waitForStable(page);
  await prepare(page);
  await startPrinting(page);
  return page;
}

/** Printing loads the app, which opens what is closed on screen. */
async function startPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.waitForFunction(() => "isHydrated" in window);
}

const CONTROL_NAMES =
  /^(Show as|Download|Filter|Clear|Zoom|Show the whole|Menu|Search|Move|Drag|Exit|Retry|Map|Charts|Find help)/;

/** A print has no controls, and has the demonstration notice, the address and the date. */
async function expectNotes(page: Page, path: string): Promise<void> {
  const controls = page
    .getByRole("navigation")
    .getByRole("link")
    .or(page.getByRole("combobox"))
    .or(page.getByRole("button", { name: CONTROL_NAMES }))
    .or(page.getByRole("link", { name: CONTROL_NAMES }));
  await expect.poll(() => controls.allTextContents()).toEqual([]);
  await page.getByText("Demonstration data: the figures are made up and say nothing").waitFor();
  const note = await page.getByText(/^Printed on/).textContent();
  expect(note).toMatch(/^Printed on \d{1,2} \w+ \d{4} from /);
  expect(note).toContain(journey.url + path);
}

test("a printed map shows the whole country, followed by its values, and zooms back afterwards", async () => {
  const page = await journey.openShared("/home/map?componentId=3");
  await waitForStable(page);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Show the whole map" }).waitFor();
  const getBox = () => page.getByRole("button", { name: /^Northern Cape, / }).boundingBox();
  const screenBox = await getBox();
  await page.emulateMedia({ media: "print" });
  await page.getByRole("heading", { level: 1, name: "Crime in South Africa" }).waitFor();
  const figure = page.getByRole("figure", { name: /by province/ });
  await figure.getByRole("rowheader", { name: "Northern Cape" }).waitFor();
  await page.getByRole("heading", { name: "GBVF crime by quarter, with the year before" }).waitFor();
  expect((await getBox())?.x).toBeLessThan(screenBox?.x ?? 0);
  await page.emulateMedia({ media: "screen" });
  await figure.getByRole("button", { name: "Show as table" }).waitFor();
  await expect.poll(getBox).toEqual(screenBox);
});

test("a printed directory shows help lines and people that are collapsed on screen", async () => {
  const page = await openForPrint("/home/contact?boundaryId=1163&boundaryTypeId=3", async (page) => {
    await page.getByRole("checkbox", { name: "Police station support services" }).check({ force: true });
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("article").first().waitFor();
  });
  await page.getByText("National Shelter Helpline").filter({ visible: true }).first().waitFor();
  const people = page.getByRole("article").locator("[role=group] a[href^='tel:']:visible");
  await people.first().waitFor();
});

test("a printed grid keeps its columns at the width of paper", async () => {
  const page = await openForPrint("/home/grid?componentId=3", (page) =>
    page.setViewportSize({ width: 718, height: 1000 }),
  );
  for (const head of ["Rank", "Share", "Per 100,000", "Trend"])
    await page.getByText(head, { exact: true }).filter({ visible: true }).waitFor();
  await expect.poll(() => countLines(page.getByRole("link", { name: "Northern Cape" }))).toBe(1);
});

/** Runs in the page. Returns texts that reach over an edge of the sheet or cover other texts. */
function findCutOrCoveredTexts(): string[] {
  const texts: { text: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isVisible = node.parentElement?.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    });
    const text = node.textContent?.trim();
    const isScreenReaderOnly = node.parentElement && getComputedStyle(node.parentElement).clipPath !== "none";
    // Chromium treats text in a hidden SVG group as visible.
    const isRendered = Number(node.parentElement?.getClientRects().length) > 0;
    if (!text || !isVisible || isScreenReaderOnly || !isRendered) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 2 && box.height > 2) texts.push({ text, box });
  }
  // Letters are lower than their line's box.
  const getOverlap = (a: DOMRect, b: DOMRect) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left) - 3) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - Math.min(a.height, b.height) * 0.4);
  const cut = texts.filter(({ box }) => box.left < -1 || box.right > window.innerWidth + 1);
  const covered = texts.filter(({ text, box }, index) =>
    texts.slice(index + 1).some((other) => other.text !== text && getOverlap(box, other.box) > 0),
  );
  return [...cut, ...covered].map(({ text }) => text);
}

async function expectSheets(page: Page, maxSheets: number): Promise<void> {
  await waitForStable(page);
  await page.setViewportSize({ width: 688, height: 1017 });
  await startPrinting(page);
  await expect.poll(() => page.locator("[data-late]").count()).toBe(0);
  await waitForStable(page);
  expect(await page.evaluate(findCutOrCoveredTexts)).toEqual([]);
  const sheets = readSheets(await page.pdf({ format: "A4", preferCSSPageSize: true }));
  const withoutSpaces = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");
  const printed = withoutSpaces(sheets.join(""));
  const texts = await page.evaluate(listVisibleTexts);
  expect(texts.filter((text) => !printed.includes(withoutSpaces(text)))).toEqual([]);
  expect(sheets.filter((text) => text.trim() === "")).toEqual([]);
  expect(sheets.length).toBeLessThanOrEqual(maxSheets);
}

const ONLY_THOROUGH = new Set(["/home/place/1163", "/home/map?componentId=1", "/home/chart"]);

test.each(
  (
    [
      ["/home", 1],
      ["/home/place/0", 2],
      ["/home/place/1163", 2],
      ["/home/map?componentId=3", 3],
      ["/home/map?componentId=1", 3],
      ["/home/grid?componentId=3", 1],
      ["/home/chart?componentId=3", 4],
      ["/home/chart", 2],
      ["/home/comparison", 1],
      ["/home/contact?boundaryId=1163&boundaryTypeId=3", 3],
    ] as const
  ).filter(([path]) => process.env.THOROUGH || !ONLY_THOROUGH.has(path)),
)(
  "%s prints all its words without controls on at most %i sheets of A4, none of them empty",
  async (path, sheets) => {
    const page = await journey.openShared(path);
    await expectSheets(page, sheets);
    await expectNotes(page, path);
    if (path === "/home/place/0") await expectEveryGap(page);
  },
);

/** A place report prints every gap and its code. */
async function expectEveryGap(page: Page): Promise<void> {
  await page
    .getByRole("region", { name: "What is missing, and where" })
    .getByRole("listitem")
    .first()
    .waitFor();
  await expect.poll(() => page.getByText(/more gaps?\./).count()).toBe(0);
  await page.getByRole("img", { name: /^Code of this page/ }).waitFor();
  await page.getByRole("link", { name: "Map" }).waitFor({ state: "hidden" });
}

test("survey results print on at most four sheets", async () => {
  const page = await journey.open("/auth/login/#form");
  await signIn(page, "organisation@demo.example");
  await page.getByRole("link", { name: "View survey results" }).click();
  await page.getByRole("heading", { name: "Organisational Behaviours" }).waitFor();
  await expectSheets(page, 4);
});
