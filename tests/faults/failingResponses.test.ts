import type { Page, Route } from "playwright-core";
import { type ExpectStatic, test } from "vitest";
import { screens } from "../../app/lib/address/paths.ts";
import { startReadOnlyJourney } from "../journeys/journey.ts";
import { pressRetries, visit, type Width, waitForStable } from "../journeys/visit.ts";
import { PLACES, publicScreens } from "../publicScreens.ts";

/**
 * If requests fail, each screen shows it in place, the rest of the page works, and Retry shows what an undisturbed
 * visitor sees.
 */
const ALL_SCREENS = publicScreens(PLACES.province).filter(
  (path) => !path.startsWith(screens.comparison) && !path.startsWith(screens.accessibility),
);

/** Stories show each failure on each screen, so the everyday run has one screen of each kind. */
const chooseScreens = (everydayPaths: RegExp) =>
  ALL_SCREENS.filter((path) => process.env.THOROUGH || everydayPaths.test(path));

// Tests that run at the same time close their own pages.
const journey = startReadOnlyJourney();

const readMainText = (page: Page) => page.getByRole("main").innerText();

/** The page stays open, because some parts load only when the browser is idle. */
async function openUndisturbed(path: string, width: Width, expect: ExpectStatic): Promise<Page> {
  const { page } = await visit(journey.browser, journey.url, path, width);
  await page.getByRole("navigation", { name: "Views" }).waitFor();
  // Loaded code is not drawn at once: a slow machine shows only the heading for a while.
  await expect.poll(() => page.getByRole("main").getByRole("heading").count()).toBeGreaterThan(1);
  await waitForStable(page, expect);
  await expectFullPage(page);
  return page;
}

async function listDifferences(one: Page, other: Page): Promise<string[]> {
  const [first, second] = await Promise.all([readMainText(one), readMainText(other)]);
  const listExtraLines = (text: string, without: string) =>
    text.split("\n").filter((line) => !without.split("\n").includes(line));
  return [...listExtraLines(first, second), ...listExtraLines(second, first)];
}

async function expectFullPage(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const loading = main.locator("[aria-busy=true], [role=status][aria-label=Loading]");
  for (const part of [loading, main.getByRole("alert")]) await part.first().waitFor({ state: "detached" });
}

type FailureMode = (route: Route, requestNumber: number) => Promise<void>;
const failAll: FailureMode = (route) => route.fulfill({ status: 500, json: {} });
const failEverySecond: FailureMode = (route, requestNumber) =>
  requestNumber % 2 === 0 ? failAll(route, requestNumber) : route.fallback();

type OpenPage = (page: Page, path: string) => Promise<unknown>;

const openByAddress: OpenPage = (page, path) => page.goto(journey.url + path);
/** A page that the server renders needs no requests. */
const openInApp: OpenPage = (page, path) =>
  page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** `recover` ends the failure. */
async function openWith(
  mode: FailureMode,
  path: string,
  width: Width,
  expect: ExpectStatic,
  open = openInApp,
) {
  const { page, context } = await visit(journey.browser, journey.url, "/home/chart", width);
  await page.locator("#main").waitFor();
  await waitForStable(page, expect);
  let requestCount = 0;
  let isFailing = true;
  await page.route("**/api/**", (route) => (isFailing ? mode(route, ++requestCount) : route.fallback()));
  await open(page, path);
  // A reload would remove this mark.
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  // Removing the route would leave current requests without a response.
  const recover = () => {
    isFailing = false;
  };
  return { page, context, recover };
}

async function expectRecovered(page: Page, undisturbed: Page, expect: ExpectStatic): Promise<void> {
  const retryAndCompare = async () => {
    await pressRetries(page);
    return listDifferences(page, undisturbed);
  };
  await expect.poll(retryAndCompare).toEqual([]);
  await expectFullPage(page);
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);
}

// The screens run concurrently, because most of the time is spent waiting for the app's own retries.
test.concurrent.for(chooseScreens(/^\/home\/(grid.*=4|map.*=3)$/))(
  "%s shows an error when all requests fail, and Retry loads its content",
  async (path, { expect }) => {
    const undisturbed = await openUndisturbed(path, 1280, expect);
    const { page, context, recover } = await openWith(failAll, path, 1280, expect);
    await page.getByRole("main").getByRole("alert").first().waitFor();
    await page.getByRole("button", { name: "Exit this page" }).waitFor();
    recover();
    await expectRecovered(page, undisturbed, expect);
    await Promise.all([context.close(), undisturbed.context().close()]);
  },
);

test.concurrent.for(chooseScreens(/^\/home\/(contact|place|chart.*=3$)/))(
  "%s keeps its heading when every second request fails, and Retry loads the missing content",
  async (path, { expect }) => {
    const undisturbed = await openUndisturbed(path, 360, expect);
    const { page, context, recover } = await openWith(failEverySecond, path, 360, expect);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    recover();
    await expectRecovered(page, undisturbed, expect);
    await Promise.all([context.close(), undisturbed.context().close()]);
  },
);

test.concurrent("a server-rendered page stays and shows an error when its requests fail, and works after 'Try again' once they succeed", async ({
  expect,
}) => {
  const { page, context, recover } = await openWith(failAll, "/home/methods", 360, expect, openByAddress);
  const text = () => page.locator("#root").innerText();
  const pageText = await text();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page
    .getByRole("alert")
    .getByText(/could not be loaded/)
    .waitFor();
  expect(await text()).toBe(pageText);
  recover();
  await page.getByRole("button", { name: "Try again" }).tap();
  await page.getByRole("link", { name: "Contact Directory" }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await context.close();
});

test.concurrent.for(chooseScreens(/^\/home\/map.*=3$/))(
  "%s can be left while requests get no response",
  async (path, { expect }) => {
    const { page, context } = await openWith(() => new Promise(() => undefined), path, 360, expect);
    const loading = page.getByRole("main").locator("[aria-busy=true], [role=status]");
    await loading.filter({ visible: true }).first().waitFor();
    await page.getByRole("button", { name: "Exit this page" }).waitFor();
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Home" }).click();
    await page.waitForURL(/\/home(\?|$)/);
    await context.close();
  },
);
