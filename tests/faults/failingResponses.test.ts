import type { Page, Route } from "playwright-core";
import { type ExpectStatic, test } from "vitest";
import { screens } from "../../app/lib/address/paths.ts";
import { startReading } from "../journeys/journey.ts";
import { pressRetries, visit, type Width, waitForStable } from "../journeys/visit.ts";
import { PLACES, publicScreens } from "../publicScreens.ts";

/**
 * Each screen says so in place, the page around it works, and Retry shows what an undisturbed visitor sees.
 */
const ALL_SCREENS = publicScreens(PLACES.province).filter(
  (path) => !path.startsWith(screens.comparison) && !path.startsWith(screens.accessibility),
);

/** Stories show each failure on each screen, so the everyday run has one screen of each kind. */
const everyday = (kinds: RegExp) => ALL_SCREENS.filter((path) => process.env.THOROUGH || kinds.test(path));

// Tests that run at the same time close their own pages.
const journey = startReading();

const mainText = (page: Page) => page.getByRole("main").innerText();

/** It stays open, because parts of it come when the browser has time. */
async function openUndisturbed(path: string, width: Width, expect: ExpectStatic): Promise<Page> {
  const { page } = await visit(journey.browser, journey.url, path, width);
  await page.getByRole("navigation", { name: "Views" }).waitFor();
  // Loaded code is not drawn at once: on a slow machine only the heading shows for a while.
  await expect.poll(() => page.getByRole("main").getByRole("heading").count()).toBeGreaterThan(1);
  await waitForStable(page, expect);
  await expectFullPage(page);
  return page;
}

async function difference(one: Page, other: Page): Promise<string[]> {
  const [first, second] = await Promise.all([mainText(one), mainText(other)]);
  const only = (text: string, without: string) =>
    text.split("\n").filter((line) => !without.split("\n").includes(line));
  return [...only(first, second), ...only(second, first)];
}

async function expectFullPage(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const loading = main.locator("[aria-busy=true], [role=status][aria-label=Loading]");
  for (const part of [loading, main.getByRole("alert")]) await part.first().waitFor({ state: "detached" });
}

type FailureMode = (route: Route, requestNumber: number) => Promise<void>;
const fails: FailureMode = (route) => route.fulfill({ status: 500, json: {} });
const failsEverySecond: FailureMode = (route, requestNumber) =>
  requestNumber % 2 === 0 ? fails(route, requestNumber) : route.fallback();

type Opening = (page: Page, path: string) => Promise<unknown>;

const byAddress: Opening = (page, path) => page.goto(journey.url + path);
/** A page that the server renders needs no requests. */
const insideApp: Opening = (page, path) =>
  page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** The returned function ends the fault. */
async function openWith(
  mode: FailureMode,
  path: string,
  width: Width,
  expect: ExpectStatic,
  open = insideApp,
) {
  const { page, context } = await visit(journey.browser, journey.url, "/home/chart", width);
  await page.locator("#main").waitFor();
  await waitForStable(page, expect);
  let requestCount = 0;
  let isFailing = true;
  await page.route("**/api/**", (route) => (isFailing ? mode(route, ++requestCount) : route.fallback()));
  await open(page, path);
  // A reload would remove this.
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  // Removing the route would leave current requests without a response.
  const recover = () => {
    isFailing = false;
  };
  return { page, context, recover };
}

async function expectRecovered(page: Page, undisturbed: Page, expect: ExpectStatic): Promise<void> {
  const afterRetry = async () => {
    await pressRetries(page);
    return difference(page, undisturbed);
  };
  await expect.poll(afterRetry).toEqual([]);
  await expectFullPage(page);
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);
}

// Most of the time is waiting for the app's own retries, so the screens wait together.
test.concurrent.for(everyday(/^\/home\/(chart.*componentId=1|grid.*=4|map.*=3)$/))(
  "%s says that the API fails, and Retry recovers",
  async (path, { expect }) => {
    const undisturbed = await openUndisturbed(path, 1280, expect);
    const { page, context, recover } = await openWith(fails, path, 1280, expect);
    await page.getByRole("main").getByRole("alert").first().waitFor();
    await page.getByRole("button", { name: "Exit this page" }).waitFor();
    recover();
    await expectRecovered(page, undisturbed, expect);
    await Promise.all([context.close(), undisturbed.context().close()]);
  },
);

test.concurrent.for(everyday(/^\/home\/(contact|place|api|chart.*=3$)/))(
  "%s with every second call failing says what is missing, and recovers",
  async (path, { expect }) => {
    const undisturbed = await openUndisturbed(path, 360, expect);
    const { page, context, recover } = await openWith(failsEverySecond, path, 360, expect);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    recover();
    await expectRecovered(page, undisturbed, expect);
    await Promise.all([context.close(), undisturbed.context().close()]);
  },
);

test.concurrent("a rendered page stays, says that it does not respond, and responds once calls succeed", async ({
  expect,
}) => {
  const { page, context, recover } = await openWith(fails, "/home/methods", 360, expect, byAddress);
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

test.concurrent.for(everyday(/^\/home\/map.*=3$/))(
  "%s can be left while no call is answered",
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
