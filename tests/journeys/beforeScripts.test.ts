import { fileURLToPath } from "node:url";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { loadRenderers } from "../../api/lib/pages/loadRenderers.ts";
import { readPageDocument, writeFallback } from "../../api/lib/pages/pageDocument.ts";
import { startReadOnlyJourney } from "./journey.ts";
import {
  getText,
  openRendered,
  openWithLateScripts,
  WITHOUT_SCRIPTS,
  waitUntilHydrated,
  waitUntilRendered,
} from "./rendered.ts";
import { delayRequests, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

const PATHS_WITH_FIELDS = [
  "/auth/forgot-password/",
  "/auth/sign-up/",
  "/home/contact",
  "/home/comparison",
  "/home",
];

test("S57 input submitted before a page's scripts load appears in no URL or referrer, except a search", async () => {
  const page = await journey.open(WITHOUT_SCRIPTS, 360);
  await delayRequests(page, "**/assets/*.js");
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(`${request.url()} ${request.headers().referer ?? ""}`));
  const isInSearchForm = (field: Locator) =>
    field.evaluate((each) => each.closest("form")?.role === "search");
  for (const path of PATHS_WITH_FIELDS) {
    await waitUntilRendered(journey, path);
    await page.goto(journey.url + path, { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState !== "loading");
    for (const field of await page
      .getByRole("main")
      .locator("input:not([type=checkbox], [type=radio], [type=hidden])")
      .all()) {
      if (!(await field.isVisible()) || (await isInSearchForm(field))) continue;
      await field.fill("secret-word@a.example");
      await field.press("Enter");
    }
    expect(page.url()).toBe(journey.url + path);
    expect([path, requestedUrls.filter((each) => each.includes("secret-word"))]).toEqual([path, []]);
  }
});

test("a form submitted before its script has loaded is sent after the script has loaded", async () => {
  const scriptsExceptStart = /assets\/(?!start-)[^/]*\.js$/;
  const { page, scripts } = await openWithLateScripts(
    journey,
    "/auth/forgot-password/",
    360,
    scriptsExceptStart,
  );
  await page.getByRole("button", { name: "Submit", disabled: false }).waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill("thandi");
  await page.getByRole("textbox", { name: "Email" }).press("Enter");
  scripts.release();
  await page
    .getByText(/valid email|email address/i)
    .nth(1)
    .waitFor();
  expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("thandi");
});

test("hydration keeps text typed and the focus set before it", async () => {
  const homePage = await openRendered(journey, "/home", 360);
  const field = homePage.getByRole("searchbox");
  await field.fill("Polok");
  await homePage.getByRole("link", { name: /Polokwane/ }).waitFor();
  expect(await field.inputValue()).toBe("Polok");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a page rendered before its figures changed shows the new figures after hydration, and keeps text typed before", async () => {
  const homePage = await openRendered(journey, "/home", 360);
  const homeTextBefore = await getText(homePage);
  await homePage.route(/\/api\/(?!geography)/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/\d\.(?=\d)/g, "7.") });
  });
  const field = homePage.getByRole("searchbox");
  const renderedField = await field.elementHandle();
  await field.fill("Polok");
  await homePage.getByRole("link", { name: /Polokwane/ }).waitFor();
  expect(await renderedField?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await field.inputValue()).toBe("Polok");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(extractFigures(await getText(homePage))).not.toEqual(extractFigures(homeTextBefore));
});

const extractFigures = (text: string) => text.match(/\d+\.\d\d/g);

test("a press that begins before hydration and ends after it opens the menu", async () => {
  const page = await openRendered(journey, "/home/methods", 360);
  const hydrated = waitUntilHydrated(page);
  await page.getByRole("button", { name: "Menu" }).hover();
  await page.mouse.down();
  await hydrated;
  await waitForStable(page);
  await page.mouse.up();
  await page.getByRole("link", { name: "Contact Directory" }).waitFor();
});

test("a click during hydration opens the menu once", async () => {
  const page = await openRendered(journey, "/home/methods", 360);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.evaluate((button) =>
    document.addEventListener("hydrating", () => queueMicrotask(() => (button as HTMLElement).click())),
  );
  await menu.focus();
  await page.getByRole("link", { name: "Contact Directory" }).waitFor();
  await waitForStable(page);
  expect(await menu.getAttribute("aria-expanded")).toBe("true");
});

test("the login form opens although the app's script could not be loaded at first", async () => {
  const page = await journey.open(WITHOUT_SCRIPTS, 360);
  // The page's preload and the start script each request it.
  await page.route("**/assets/index-*.js", (route) => route.abort(), { times: 2 });
  await page.goto(`${journey.url}/auth/login/`);
  await page.getByRole("link", { name: "Continue To Login" }).click();
  await page.getByRole("textbox", { name: "Email" }).waitFor();
  journey.ignoreErrors();
});

test("an option selected before the scripts load stays selected", async () => {
  const { page, scripts } = await openWithLateScripts(journey, "/auth/sign-up/", 360);
  const title = page.getByRole("combobox", { name: "Title" });
  await title.selectOption("Ms");
  scripts.release();
  await waitForStable(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("heading", { name: "There is a problem" }).waitFor();
  expect(await title.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text)).toBe("Ms");
});

test("Back, pressed before hydration, opens the previous page", async () => {
  const page = await openRendered(journey, "/home/methods", 360);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: "Contact Directory" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact Directory" }).waitFor();
  await page.reload();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "How the figures are made" }).waitFor();
});

test("a page sent before the server has rendered it keeps its style while the scripts load", async () => {
  const appDir = fileURLToPath(new URL("../../app/dist/", import.meta.url));
  const { renderFallback } = await loadRenderers(`${appDir}server/renderDocuments.js`);
  const body = writeFallback(readPageDocument(appDir) ?? "", renderFallback({ exitUrl: "/", lines: [] }));
  const page = await journey.open(WITHOUT_SCRIPTS, 360);
  await page.route(`${journey.url}/home/methods`, (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  const pageScript = await delayRequests(page, "**/assets/MethodsPage-*.js");
  const pageScriptRequest = page.waitForRequest(/MethodsPage-/);
  await page.goto(`${journey.url}/home/methods`, { waitUntil: "commit" });
  await pageScriptRequest;
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("sans-serif");
  pageScript.release();
  await page.getByRole("heading", { level: 1 }).waitFor();
});
