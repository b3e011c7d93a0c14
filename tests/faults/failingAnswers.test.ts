import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, type ExpectStatic, test } from "vitest";
import { screens } from "../../app/lib/paths.ts";
import { serveDemonstration } from "../journeys/serveDemonstration.ts";
import { launch, retryAll, visit, type Width } from "../journeys/visit.ts";
import { PLACES, publicScreens } from "../publicScreens.ts";
import type { Served } from "../serve.ts";

/**
 * Every screen while the API fails: it says so in place, the page around it still works, and Retry shows, without a
 * reload, what an undisturbed visitor sees.
 */
const SCREENS = publicScreens(PLACES.province).filter(
  (path) => !path.startsWith(screens.comparison) && !path.startsWith(screens.accessibility),
);

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serveDemonstration()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await served.stop();
});

const mainText = (page: Page) => page.getByRole("main").innerText();

/** The same screen without faults. It stays open, because parts of it come when the browser has time. */
async function openUndisturbed(path: string, width: Width, expect: ExpectStatic): Promise<Page> {
  const { page } = await visit(browser, served.url, path, width);
  await page.getByRole("navigation", { name: "Views" }).waitFor();
  // Loaded code is not drawn at once: on a slow machine only the heading shows for a while.
  await expect.poll(() => page.getByRole("main").getByRole("heading").count()).toBeGreaterThan(1);
  await page.waitForLoadState("networkidle");
  await expectWhole(page);
  return page;
}

/** The lines that only one of two pages shows. */
async function difference(one: Page, other: Page): Promise<string[]> {
  const [first, second] = await Promise.all([mainText(one), mainText(other)]);
  const only = (text: string, without: string) =>
    text.split("\n").filter((line) => !without.split("\n").includes(line));
  return [...only(first, second), ...only(second, first)];
}

/** Nothing is loading, and nothing has failed. */
async function expectWhole(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const waiting = main.locator("[aria-busy=true], [role=status][aria-label=Loading]");
  for (const part of [waiting, main.getByRole("alert")]) await part.first().waitFor({ state: "detached" });
}

type Fault = (route: Route, call: number) => Promise<void>;
const fails: Fault = (route) => route.fulfill({ status: 500, json: {} });
const failsEverySecond: Fault = (route, call) => (call % 2 === 0 ? fails(route, call) : route.fallback());

/** Opens a screen while its calls meet a fault; the returned function ends the fault. */
async function openWith(fault: Fault, path: string, width: Width) {
  const { page, context } = await visit(browser, served.url, "/home/comparison", width);
  let calls = 0;
  await page.route("**/api/**", (route) => fault(route, ++calls));
  await page.goto(served.url + path);
  // A reload would remove this.
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  return { page, context, endFault: () => page.unroute("**/api/**") };
}

async function expectRecovered(page: Page, undisturbed: Page, expect: ExpectStatic): Promise<void> {
  await expectWhole(page);
  await expect.poll(() => difference(page, undisturbed)).toEqual([]);
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);
}

// Most of the time is waiting for the app's own retries, so the screens wait together.
test.concurrent.for(SCREENS)("%s says that the API fails, and Retry recovers", async (path, { expect }) => {
  const undisturbed = await openUndisturbed(path, 1280, expect);
  const { page, context, endFault } = await openWith(fails, path, 1280);
  await page.getByRole("main").getByRole("alert").first().waitFor();
  expect(await page.getByRole("button", { name: "Exit this page" }).isVisible()).toBe(true);
  await endFault();
  await retryAll(page);
  await expectRecovered(page, undisturbed, expect);
  await Promise.all([context.close(), undisturbed.context().close()]);
});

/** One of each view: themes do not change how the page around them behaves. */
const VIEWS = [...new Map(SCREENS.map((path) => [path.split("?")[0], path])).values()];

test.concurrent.for(VIEWS)(
  "%s with every second call failing says what is missing, and recovers",
  async (path, { expect }) => {
    const undisturbed = await openUndisturbed(path, 360, expect);
    const { page, context, endFault } = await openWith(failsEverySecond, path, 360);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await endFault();
    await retryAll(page);
    await expectRecovered(page, undisturbed, expect);
    await Promise.all([context.close(), undisturbed.context().close()]);
  },
);

test.concurrent.for(VIEWS)("%s can be left while no call is answered", async (path, { expect }) => {
  const { page, context } = await openWith(() => new Promise(() => undefined), path, 360);
  await page.getByRole("main").locator("[aria-busy=true], [role=status]").first().waitFor();
  expect(await page.getByRole("button", { name: "Exit this page" }).isVisible()).toBe(true);
  await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Home" }).click();
  await page.waitForURL(/\/home(\?|$)/);
  await context.close();
});
