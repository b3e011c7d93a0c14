import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import { PLACES, publicScreens } from "../publicScreens.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { waitUntilRendered } from "./rendered.ts";
import { newContext, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

const renderedPaths = Object.values(PLACES).flatMap(publicScreens);

test.each([...new Set(renderedPaths)])(
  "the server sends %s with its title and heading, and without loading placeholders",
  async (path) => {
    await waitUntilRendered(journey, path);
    const response = await fetch(journey.url + path);
    const text = await response.text();
    expect([response.status, text.split("</head>")[0]?.match(/<title>[^<]+<\/title>/g)?.length]).toEqual([
      200, 1,
    ]);
    expect(text.match(/<h1/g)?.length).toBe(1);
    expect(text).not.toMatch(/aria-label="Loading|aria-busy="true"| style="/);
  },
);

const PATHS_WITH_FORM = ["/auth/verify-otp/", "/auth/reset-password/", "/auth/add-password/"];

test.each([
  ["/auth/verify-otp/", "<h1>Verify OTP</h1>"],
  ["/auth/reset-password/", "<h1>Reset password</h1>"],
  ["/auth/add-password/", "<h1>Add password</h1>"],
  ["/auth/change-address/", "<h1>Change of address</h1>"],
  ["/admin/", "Loading"],
  ["/profile/", "Loading"],
])(
  "the server sends %s with its header, Exit and %s, as no-cache, and with its form inert",
  async (path, part) => {
    await waitUntilRendered(journey, path);
    const response = await fetch(journey.url + path);
    const text = await response.text();
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(text).toMatch(/<a [^>]*>[^<]*(<[^>]*>)*[^<]*Exit this page/);
    expect(text).toContain(part);
    expect(text.split('inert=""')[0]).not.toMatch(/<(form|input)\b/);
    expect(text).not.toContain(' style="');
    expect(text.includes("<form")).toBe(PATHS_WITH_FORM.includes(path));
    const page = await journey.openShared(path, 360);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
);

test.each([
  ["/auth/login/", "Before you log in"],
  ["/auth/forgot-password/", "Forgot password"],
  ["/auth/sign-up/", "Sign up"],
])(
  "without scripts, %s shows its fields and a note that it needs JavaScript, and a submission stays on the page",
  async (path, title) => {
    await waitUntilRendered(journey, path);
    const context = await newContext(journey.browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(journey.url + path);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByText("This page needs JavaScript").waitFor();
    for (const field of await page.getByRole("textbox").all()) await field.fill("secret-word");
    for (const field of await page.getByRole("textbox").all()) await field.press("Enter");
    expect(page.url()).toBe(journey.url + path);
    await context.close();
  },
);

test("without scripts, home has help lines, a search, and each theme's figure with its trend", async () => {
  await waitUntilRendered(journey, "/home");
  const context = await newContext(journey.browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${journey.url}/home`);
  const help = await page.getByRole("region", { name: "Need help now?" }).getByRole("link").all();
  expect(await Promise.all(help.map((link) => link.getAttribute("href")))).toEqual([
    "tel:10111",
    "tel:0800428428",
    "/home/contact",
  ]);
  for (const card of await page.getByRole("article").all()) {
    expect(await card.innerText()).toMatch(/^\S[^\n]*\n+\d/);
    expect(await card.locator("svg").count()).toBeGreaterThan(0);
  }
  await page.getByRole("searchbox").fill("Umlazi");
  await page.getByRole("searchbox").press("Enter");
  await expect
    .poll(() => page.reload().then(() => page.getByRole("link", { name: /Umlazi/ }).count()))
    .toBeGreaterThan(0);
  expect(new URL(page.url()).search).toBe("?place=Umlazi");
  await context.close();
});

test.each(["/home", "/home/contact", "/home/place/1163"])(
  "a first visit to %s loads at most 1.5 kB of script before the visitor's first interaction, and home at most 15 kB of all",
  async (path) => {
    await waitUntilRendered(journey, path);
    const context = await newContext(journey.browser, { viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(journey.url + path);
    await waitForStable(page);
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const scripts = sizes.filter((_, index) => requests[index]?.resourceType() === "script");
    expect(scripts.reduce((sum, each) => sum + each.responseBodySize, 0)).toBeLessThanOrEqual(1500);
    const all = sizes.reduce((sum, each) => sum + each.responseBodySize + each.responseHeadersSize, 0);
    if (path === "/home") expect(all).toBeLessThanOrEqual(15 * 1024);
    await context.close();
  },
);

test("a search in the URL is escaped in the page, and an unknown place responds 404", async () => {
  const search = "</script><b>x</b>";
  const path = `/home?place=${encodeURIComponent(search)}`;
  await waitUntilRendered(journey, path);
  expect(await (await fetch(journey.url + path)).text()).not.toContain("<b>x");
  await waitUntilRendered(journey, "/home/place/99999999");
  expect((await fetch(`${journey.url}/home/place/99999999`)).status).toBe(404);
  expect((await fetch(`${journey.url}/?boundaryId=7`, { redirect: "manual" })).headers.get("location")).toBe(
    "/home?boundaryId=7",
  );
});
