import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PLACES, publicScreens } from "../publicScreens.ts";
import { startReading } from "./journey.ts";
import { countShifts, holdBack, newContext, settle, WIDTHS, type Width } from "./visit.ts";

const journey = startReading();

/** A busy server sends the page without its content, and with it the next time. */
const untilRendered = (path: string) =>
  expect
    .poll(async () => (await fetch(journey.url + path)).text())
    .toMatch(/<script type="application\/json" id="(requests|responses)">/);

async function openRendered(path: string, width: Width): Promise<Page> {
  await untilRendered(path);
  return journey.open(path, width);
}

const getText = (page: Page) => page.locator("#root").innerText();

test.each(WIDTHS)(
  "at %i px a page is the same before and after its script, and nothing moves",
  async (width) => {
    const paths = ["/home", "/home?boundaryId=7", "/home?place=Umlazi", "/home/place/1163", "/home/place/0"];
    const others = ["methods", "accessibility", "api", "releases", "releases/1", "comparison"];
    paths.push(
      ...["", "?boundaryId=7&boundaryTypeId=1", "?boundaryId=1163&boundaryTypeId=3&town=Ritchie"].map(
        (search) => `/home/contact${search}`,
      ),
    );
    for (const path of [...paths, ...others.map((name) => `/home/${name}`)]) {
      const page = await openRendered(path, width);
      const shifts = await countShifts(page);
      await page.reload();
      const before = await getText(page);
      const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
      const main = await page.locator("script[data-main]").getAttribute("data-main");
      const hydrated = page.evaluate(
        () => new Promise<void>((done) => document.addEventListener("hydrated", () => done())),
      );
      await page.addScriptTag({ url: main ?? "", type: "module" });
      await hydrated;
      await settle(page);
      expect([path, await getText(page)]).toEqual([path, before]);
      expect([path, await heading?.evaluate((element) => element.isConnected)]).toEqual([path, true]);
      expect([path, (await shifts()) <= 0.02]).toEqual([path, true]);
    }
  },
);

const HYDRATED_AT_ONCE = [
  "/home/map?boundaryId=7&boundaryTypeId=1&componentId=3",
  "/home/grid?componentId=1",
  "/home/chart?componentId=3",
];

/** Counts the frames in which a heading with the sentence has gone. */
async function countGaps(page: Page, sentence: string): Promise<() => Promise<number>> {
  await page.addInitScript((named) => {
    const counted = globalThis as unknown as { gaps: number };
    counted.gaps = 0;
    let wasVisible = false;
    const look = () => {
      const isVisible = [...document.querySelectorAll("h2")].some(
        (each) => each.innerText.includes(named) && each.getClientRects().length > 0,
      );
      if (wasVisible && !isVisible) counted.gaps += 1;
      wasVisible ||= isVisible;
      requestAnimationFrame(look);
    };
    look();
  }, sentence);
  return () => page.evaluate(() => (globalThis as unknown as { gaps: number }).gaps);
}

test.each(HYDRATED_AT_ONCE.flatMap((path) => WIDTHS.map((width) => [path, width] as const)))(
  "%s at %i px keeps its finding while scripts and calls are late, and where calls fail",
  async (path, width) => {
    await untilRendered(path);
    for (const areRequestsFailing of [false, true]) {
      const page = await journey.open("/home/accessibility", width);
      const shifts = await countShifts(page);
      const scripts = await holdBack(page, "**/assets/*.js");
      const requests = await holdBack(page, "**/api/**");
      if (areRequestsFailing) await page.route("**/api/**", (route) => route.abort());
      await page.goto(journey.url + path, { waitUntil: "commit" });
      const finding = await page.getByRole("main").getByRole("heading", { level: 2 }).first().innerText();
      const [sentence = ""] = finding.split("\n");
      expect(sentence).toMatch(/\d/);
      const gaps = await countGaps(page, sentence);
      await page.reload({ waitUntil: "commit" });
      await page.getByRole("heading", { name: sentence }).waitFor();
      const hydrated = page.evaluate(
        () => new Promise<void>((done) => document.addEventListener("hydrated", () => done())),
      );
      scripts.release();
      await hydrated;
      requests.release();
      await settle(page);
      expect([areRequestsFailing, await gaps(), (await shifts()) <= 0.02]).toEqual([
        areRequestsFailing,
        0,
        true,
      ]);
      if (areRequestsFailing) journey.forgiveFaults();
    }
  },
);

const CHARTS = ["/home/chart?componentId=3", "/home/chart?boundaryId=7&boundaryTypeId=1&componentId=3"];

test.each(CHARTS.flatMap((path) => WIDTHS.map((width) => [path, width] as const)))(
  "charts of %s at %i px have the same texts before and after the script",
  async (path, width) => {
    await untilRendered(path);
    const page = await journey.open("/home/accessibility", width);
    const scripts = await holdBack(page, "**/assets/*.js");
    await page.goto(journey.url + path, { waitUntil: "commit" });
    const getTexts = async () => {
      const charts = page.getByRole("main").locator("figure svg text:visible");
      return (await charts.allTextContents()).toSorted();
    };
    await page.getByRole("contentinfo").waitFor();
    const before = await getTexts();
    expect(before.length).toBeGreaterThan(10);
    scripts.release();
    await settle(page);
    expect(await getTexts()).toEqual(before);
  },
);

test("a page that is hydrated at once repeats no request for what the server read", async () => {
  for (const path of HYDRATED_AT_ONCE) {
    await untilRendered(path);
    const page = await journey.open("/home/accessibility", 360);
    const requests: string[] = [];
    page.on("request", (request) => void (request.url().includes("/api/") && requests.push(request.url())));
    await page.goto(journey.url + path);
    await settle(page);
    expect([path, requests]).toEqual([path, []]);
  }
});

const rendered = Object.values(PLACES).flatMap(publicScreens);

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
    expect(text).not.toMatch(/aria-label="Loading|aria-busy="true"| style="/);
  },
);

const FORMS = ["/auth/verify-otp/", "/auth/reset-password/", "/auth/add-password/"];

test.each([
  ["/auth/verify-otp/", "<h1>Verify OTP</h1>"],
  ["/auth/reset-password/", "<h1>Reset password</h1>"],
  ["/auth/add-password/", "<h1>Add password</h1>"],
  ["/auth/change-address/", "<h1>Change of address</h1>"],
  ["/admin/", "Loading"],
  ["/profile/", "Loading"],
])(
  "%s arrives with its header and Exit and %s, for no cache to store, and nothing that could be filled in yet",
  async (path, part) => {
    await untilRendered(path);
    const response = await fetch(journey.url + path);
    const text = await response.text();
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(text).toMatch(/<a [^>]*>[^<]*(<[^>]*>)*[^<]*Exit this page/);
    expect(text).toContain(part);
    expect(text.split('inert=""')[0]).not.toMatch(/<(form|input)\b/);
    expect(text).not.toContain(' style="');
    expect(text.includes("<form")).toBe(FORMS.includes(path));
    const page = await journey.open(path, 360);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
);

test.each([
  ["/auth/login/", "Before you log in"],
  ["/auth/forgot-password/", "Forgot password"],
  ["/auth/sign-up/", "Sign up"],
])("without scripts %s has its text and fields, and says that it needs scripts", async (path, title) => {
  await untilRendered(path);
  const context = await newContext(journey.browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(journey.url + path);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText("This page needs JavaScript").waitFor();
  for (const field of await page.getByRole("textbox").all()) await field.fill("secret-word");
  for (const field of await page.getByRole("textbox").all()) await field.press("Enter");
  expect(page.url()).toBe(journey.url + path);
  await context.close();
});

const LATE_FORMS = ["/auth/forgot-password/", "/auth/sign-up/", "/home/contact", "/home/comparison", "/home"];

test.each(LATE_FORMS)(
  "S57 while scripts of %s are late, what is typed and sent stands in no address or referrer, but for searches",
  async (path) => {
    await untilRendered(path);
    const page = await journey.open("/home/accessibility", 360);
    const scripts = await holdBack(page, "**/assets/*.js");
    const seen: string[] = [];
    page.on("request", (request) => seen.push(`${request.url()} ${request.headers().referer ?? ""}`));
    await page.goto(journey.url + path, { waitUntil: "commit" });
    const isSearch = (field: Locator) => field.evaluate((each) => each.closest("form")?.role === "search");
    for (const field of await page
      .getByRole("main")
      .locator("input:not([type=checkbox], [type=radio], [type=hidden])")
      .all()) {
      if (!(await field.isVisible()) || (await isSearch(field))) continue;
      await field.fill("secret-word@a.example");
      await field.press("Enter");
    }
    expect(page.url()).toBe(journey.url + path);
    expect(seen.filter((each) => each.includes("secret-word"))).toEqual([]);
    scripts.release();
  },
);

test("what was typed into a form for visitors before its script is sent after it", async () => {
  await untilRendered("/auth/forgot-password/");
  const page = await journey.open("/home/accessibility", 360);
  const main = await holdBack(page, /assets\/(?!start-)[^/]*\.js$/);
  await page.goto(`${journey.url}/auth/forgot-password/`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Submit", disabled: false }).waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill("thandi");
  await page.getByRole("textbox", { name: "Email" }).press("Enter");
  main.release();
  await page
    .getByText(/valid email|email address/i)
    .nth(1)
    .waitFor();
  expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("thandi");
});

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

test("what was typed and pressed before the script, and the focus, survive", async () => {
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

test("a page rendered before figures changed keeps what was typed and pressed, and shows the new ones", async () => {
  const changeFigures = async (page: Page) => {
    await page.route(/\/api\/(?!geography)/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/\d\.(?=\d)/g, "7.") });
    });
    return getText(page);
  };
  const typing = await openRendered("/home", 360);
  const before = await changeFigures(typing);
  const field = typing.getByRole("searchbox");
  const rendered = await field.elementHandle();
  await field.fill("Polok");
  await typing.getByRole("link", { name: /Polokwane/ }).waitFor();
  expect(await rendered?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await field.inputValue()).toBe("Polok");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(figuresIn(await getText(typing))).not.toEqual(figuresIn(before));
  const pressing = await openRendered("/home/place/1163", 360);
  const old = await changeFigures(pressing);
  await pressing.getByRole("button", { name: "Menu" }).tap();
  await expect.poll(async () => figuresIn(await getText(pressing))).not.toEqual(figuresIn(old));
  await pressing.getByRole("button", { name: "Menu", expanded: true }).waitFor();
  await settle(pressing);
});

const figuresIn = (text: string) => text.match(/\d+\.\d\d/g);

test("a press that begins before the script and ends after it counts", async () => {
  const page = await openRendered("/home/methods", 360);
  const hydrated = page.evaluate(
    () => new Promise<void>((done) => document.addEventListener("hydrated", () => done())),
  );
  await page.getByRole("button", { name: "Menu" }).hover();
  await page.mouse.down();
  await hydrated;
  await settle(page);
  await page.mouse.up();
  await page.getByRole("link", { name: "Contact Directory" }).waitFor();
});

test("a press while the page is being hydrated counts once", async () => {
  const page = await openRendered("/home/methods", 360);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.evaluate((button) =>
    document.addEventListener("hydrating", () => queueMicrotask(() => (button as HTMLElement).click())),
  );
  await menu.focus();
  await page.getByRole("link", { name: "Contact Directory" }).waitFor();
  await settle(page);
  expect(await menu.getAttribute("aria-expanded")).toBe("true");
});

test("a choice made before any script was there counts", async () => {
  await untilRendered("/auth/sign-up/");
  const page = await journey.open("/home/accessibility", 360);
  const scripts = await holdBack(page, "**/assets/*.js");
  await page.goto(`${journey.url}/auth/sign-up/`, { waitUntil: "commit" });
  const title = page.getByRole("combobox", { name: "Title" });
  await title.selectOption("Ms");
  scripts.release();
  await settle(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("heading", { name: "There is a problem" }).waitFor();
  expect(await title.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text)).toBe("Ms");
});

test("a first visit of home takes at most 15 kB before a touch", async () => {
  await untilRendered("/home");
  const context = await newContext(journey.browser, { viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    const total = request.sizes().then((each) => each.responseBodySize + each.responseHeadersSize);
    sizes.push(total);
  });
  await page.goto(`${journey.url}/home`);
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
  expect([bytes <= 15 * 1024, bytes]).toEqual([true, bytes]);
  await context.close();
});

test("the script before the first touch of a rendered page takes at most 1.5 kB", async () => {
  await untilRendered("/home");
  const page = await journey.open("/home/accessibility", 360);
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script")
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  for (const path of ["/home", "/home/contact", "/home/place/1163"]) {
    await untilRendered(path);
    sizes.length = 0;
    await page.goto(journey.url + path);
    await settle(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
    expect([path, bytes <= 1500, bytes]).toEqual([path, true, bytes]);
  }
});

test("Back before the script leads to the page before", async () => {
  const page = await openRendered("/home/methods", 360);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: "Contact Directory" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact Directory" }).waitFor();
  await page.reload();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "How the figures are made" }).waitFor();
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
    await expect.poll(async () => (await get(cookie)).text).toContain('id="responses"');
    const { caching, text } = await get(cookie);
    expect([caching, text.includes(">Login<"), text.includes('rel="modulepreload"')]).toEqual([
      "private, no-store",
      false,
      true,
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
