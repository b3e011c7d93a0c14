import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authScreens } from "../../app/lib/paths.ts";
import { isReady, shareOfBars, widerThanWindow, wordsUnderExit } from "../pageChecks.ts";
import { PLACES, publicScreens } from "../publicScreens.ts";
import type { Served } from "../serve.ts";
import { readAloudFlaws } from "./readAloud.ts";
import { serveDemonstration } from "./serveDemonstration.ts";
import { assertAccessible, launch, visit } from "./visit.ts";

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serveDemonstration()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await served.stop();
});

/** Wide for screens with many areas, narrow for those with markers and contacts. */
const visits = [
  ...publicScreens(PLACES.province).map((path) => [1280, path] as const),
  ...publicScreens(PLACES.municipality).map((path) => [360, path] as const),
];

const LARGE_TEXT = 32;
/** Of a phone's window. */
const MOST_FOR_BARS = 0.2;

test.each(visits)("S25 S26 at %i px %s keeps to itself, fits, and axe finds nothing", async (width, path) => {
  const { page, context, faults } = await visit(browser, served.url, path, width);
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => main.locator("[aria-busy=true]").count()).toBe(0);

  expect(await page.evaluate(widerThanWindow)).toEqual([]);
  if (width === 360) expect(await page.evaluate(shareOfBars)).toBeLessThanOrEqual(MOST_FOR_BARS);
  expect(readAloudFlaws(await page.locator("body").ariaSnapshot())).toEqual([]);
  expect(await page.getByRole("banner").getByText("GBVF Dashboard").isVisible()).toBe(true);
  await assertAccessible(page);
  await enlargeText(page);
  await expect.poll(() => page.evaluate(widerThanWindow), { message: "with large text" }).toEqual([]);
  await expect.poll(() => page.evaluate(wordsUnderExit), { message: "with large text" }).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => document.referrer)).toBe("");
  await context.close();
  expect(faults).toEqual([]);
});

async function enlargeText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: LARGE_TEXT } });
}

test("the screens of signing in read well aloud, and fit a phone with text at 200 %", async () => {
  const { page, context, faults } = await visit(browser, served.url, authScreens.login, 360);
  await enlargeText(page);
  for (const path of Object.values(authScreens)) {
    await page.goto(served.url + path);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(isReady)).toBe(true);
    expect.soft(readAloudFlaws(await page.locator("body").ariaSnapshot()), path).toEqual([]);
    expect.soft(await page.evaluate(widerThanWindow), path).toEqual([]);
    expect.soft(await page.evaluate(wordsUnderExit), path).toEqual([]);
  }
  await context.close();
  expect(faults).toEqual([]);
});

test.each(["chart", "grid"] as const)(
  "the %s says to a screen reader which place is shown now",
  async (screen) => {
    const { page, context } = await visit(
      browser,
      served.url,
      `/home/${screen}?boundaryId=7&boundaryTypeId=1&componentId=3`,
      1280,
    );
    await page.getByRole("heading", { name: "Crime in Northern Cape" }).waitFor();
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "South Africa" })
      .click();
    await page.getByRole("status").filter({ hasText: "Crime in South Africa" }).waitFor();
    await context.close();
  },
);

test("in forced colours each mark of a chart has an edge in the colour of text", async () => {
  const { page, context } = await visit(browser, served.url, "/home/chart", 1280);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const marks = page
    .getByRole("figure")
    .getByRole("img", { name: /: [\d,]+ (reports|challenges|surveys|organisations)/ });
  await marks.first().waitFor();
  await expect.poll(() => page.evaluate(isReady)).toBe(true);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  const edges = await marks.evaluateAll((found) =>
    found.map((mark) => getComputedStyle(mark.querySelector("path") ?? mark).stroke),
  );
  expect(new Set(edges)).toEqual(new Set([text]));
  await context.close();
});

test("in forced colours the open view alone has a line in the phone's bar", async () => {
  const { page, context } = await visit(browser, served.url, "/home", 360);
  await page.emulateMedia({ forcedColors: "active" });
  const bar = page.getByRole("region", { name: "Views and filters" });
  await bar.getByRole("combobox", { name: "Category" }).waitFor();
  const withLine = await bar.evaluate((element) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const cells = [...element.querySelectorAll("a, select")].map(
      (cell) => cell.closest("a") ?? cell.parentElement,
    );
    return cells
      .filter((cell) => cell !== null && getComputedStyle(cell).borderTopColor !== ground)
      .map((cell) => cell?.textContent);
  });
  expect(withLine).toEqual(["Home"]);
  await context.close();
});

test("with text twice as large no word of the filters' labels is cut", async () => {
  const { page, context } = await visit(browser, served.url, "/home/map?componentId=3", 1280);
  const filters = page.getByRole("region", { name: "Filters" });
  await filters.getByRole("combobox", { name: "National" }).waitFor();
  await enlargeText(page);
  for (const label of ["National", "District", "Local"]) {
    const linesOf = () =>
      filters.getByText(label, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    await expect.poll(linesOf, { message: label }).toBe(1);
  }
  await context.close();
});

test("S26 pages send no referrer, and the directory's title tells nothing of what was looked for", async () => {
  const answer = await fetch(`${served.url}/home/contact`);
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  const { page, context } = await visit(
    browser,
    served.url,
    "/home/contact?boundaryId=7&boundaryTypeId=1",
    360,
  );
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.title()).toBe("Contact Directory");
  await context.close();
});
