import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PLACES, publicScreens } from "../publicScreens.ts";
import { startReading } from "./journey.ts";
import { countShifts, newContext, settle, WIDTHS, type Width } from "./visit.ts";

const journey = startReading();

/** A busy server sends the page without its content, and with it the next time. */
const untilRendered = (path: string) =>
  expect.poll(async () => (await fetch(journey.url + path)).text()).toContain('id="requests"');

async function openRendered(path: string, width: Width): Promise<Page> {
  await untilRendered(path);
  return journey.open(path, width);
}

const textOf = (page: Page) => page.locator("#root").innerText();

test.each(WIDTHS)(
  "at %i px a page is the same before and after its script, and nothing moves",
  async (width) => {
    const paths = ["/home", "/home?boundaryId=7", "/home?place=Umlazi", "/home/place/1163", "/home/place/0"];
    const others = ["methods", "accessibility", "api", "releases", "releases/1", "comparison"];
    for (const path of [...paths, ...others.map((name) => `/home/${name}`)]) {
      const page = await openRendered(path, width);
      const shifts = await countShifts(page);
      await page.reload();
      const before = await textOf(page);
      const main = await page.locator("script[data-main]").getAttribute("data-main");
      const hydrated = page.evaluate(
        () => new Promise<void>((done) => document.addEventListener("hydrated", () => done())),
      );
      await page.addScriptTag({ url: main ?? "", type: "module" });
      await hydrated;
      await settle(page);
      expect([path, await textOf(page)]).toEqual([path, before]);
      expect([path, (await shifts()) <= 0.02]).toEqual([path, true]);
    }
  },
);

const drawnByBrowser = /^\/home\/(contact|map|chart|grid)\b/;
const rendered = Object.values(PLACES)
  .flatMap(publicScreens)
  .filter((path) => !drawnByBrowser.test(path));

test.each([...new Set(rendered)])(
  "%s arrives with its title and heading, and nothing in it loads",
  async (path) => {
    await untilRendered(path);
    const response = await fetch(journey.url + path);
    const text = await response.text();
    expect([response.status, text.split("</head>")[0]?.match(/<title>[^<]+<\/title>/g)?.length]).toEqual([
      200, 1,
    ]);
    expect(text.match(/<h1/g)?.length).toBe(1);
    expect(text).not.toMatch(/aria-label="Loading|aria-busy="true"/);
  },
);

test("without scripts home has help lines, a search, and each theme's figure with its trend", async () => {
  await untilRendered("/home");
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

test("what was typed and pressed before the script, and the focus, are kept", async () => {
  const typing = await openRendered("/home", 360);
  const field = typing.getByRole("searchbox");
  await field.fill("Polok");
  await typing.getByRole("link", { name: /Polokwane/ }).waitFor();
  expect(await field.inputValue()).toBe("Polok");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  const pressing = await openRendered("/home/methods", 360);
  await pressing.getByRole("button", { name: "Menu" }).tap();
  await pressing.getByRole("link", { name: "Contact Directory" }).waitFor();
});

test("a page for somebody who may be signed in is stored by nobody, and no visitor gets it", async () => {
  await untilRendered("/home");
  const get = async (cookie: string) => {
    const response = await fetch(`${journey.url}/home`, { headers: { cookie } });
    return { caching: response.headers.get("cache-control"), text: await response.text() };
  };
  const before = await get("");
  expect(before.caching).toMatch(/^public/);
  const cookies = ["signed-in=1", "session=x; signed-in=1", "a=b;session=x;signed-in=1"];
  for (const cookie of cookies) {
    await expect.poll(async () => (await get(cookie)).text).toContain('id="requests"');
    const { caching, text } = await get(cookie);
    expect([caching, text.includes(">Login<"), text.includes("data-main")]).toEqual([
      "private, no-store",
      false,
      false,
    ]);
  }
  expect(await get("")).toEqual(before);
});

test("words of an address are no markup of its page, and an unknown place is not found", async () => {
  const words = "</script><b>x</b>";
  const path = `/home?place=${encodeURIComponent(words)}`;
  await untilRendered(path);
  expect(await (await fetch(journey.url + path)).text()).not.toContain("<b>x");
  await untilRendered("/home/place/99999999");
  expect((await fetch(`${journey.url}/home/place/99999999`)).status).toBe(404);
  expect((await fetch(`${journey.url}/?boundaryId=7`, { redirect: "manual" })).headers.get("location")).toBe(
    "/home?boundaryId=7",
  );
});
