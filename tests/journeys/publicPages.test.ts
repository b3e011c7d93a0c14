import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLACES, publicScreens } from "../publicScreens.ts";
import type { Served } from "../serve.ts";
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

/** Wide where many areas are drawn, narrow where markers and contacts are. */
const visits = [
  ...publicScreens(PLACES.province).map((path) => [1280, path] as const),
  ...publicScreens(PLACES.municipality).map((path) => [360, path] as const),
];

/** Half as large again as usual, in px: the largest that browsers offer without zooming. */
const LARGE_TEXT = 24;

test.each(visits)("S25 S26 at %i px %s keeps to itself, fits, and axe finds nothing", async (width, path) => {
  const { page, context, faults } = await visit(browser, served.url, path, width);
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => main.locator("[aria-busy=true]").count()).toBe(0);

  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(await page.getByRole("banner").getByText("GBVF Dashboard").isVisible()).toBe(true);
  await assertAccessible(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: LARGE_TEXT } });
  await expect.poll(overflow, { message: "with large text" }).toBeLessThanOrEqual(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => document.referrer)).toBe("");
  await context.close();
  expect(faults).toEqual([]);
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
  expect(await page.title()).not.toMatch(/violence|rape|shelter|Northern Cape/i);
  await context.close();
});
