import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { run } from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Request,
} from "playwright-core";
import { type ExpectStatic, expect } from "vitest";
import { chromiumOptions } from "../chromiumOptions.ts";
import { findOverflow, isReady } from "../pageChecks.ts";

/** Widths of the browser's window: a desktop and a phone. */
export const WIDTHS = [1280, 360] as const;
export type Width = (typeof WIDTHS)[number];

export const getWindowSize = (width: Width) => ({ width, height: width === 360 ? 740 : 800 });

/** `errors`: console warnings and errors, exceptions, and requests to third parties. */
export type Visit = { page: Page; context: BrowserContext; errors: string[] };

export const launch = (): Promise<Browser> => chromium.launch(chromiumOptions);

/** As in vitest.config.ts: a limit only decides how late a failure is reported. */
const ACTION_TIMEOUT = 120_000;

const openRequests = new WeakMap<BrowserContext, Set<Request>>();

export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(ACTION_TIMEOUT);
  await context.addInitScript(() =>
    document.addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })),
  );
  const contextRequests = new Set<Request>();
  context.on("request", (request) => contextRequests.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const) {
    context.on(end as "requestfailed", (request) => contextRequests.delete(request));
  }
  openRequests.set(context, contextRequests);
  return context;
}

/** Chooses the first option by keyboard. A list that has just opened ignores the first key. */
export async function chooseFirst(field: Locator): Promise<void> {
  const moveToFirst = async () => {
    await field.press("ArrowDown");
    return field.getAttribute("aria-activedescendant");
  };
  await expect.poll(moveToFirst).not.toBeNull();
  await field.press("Enter");
}

/** A journey removes the errors that it causes from `errors`. */
export async function visit(browser: Browser, origin: string, path: string, width: Width): Promise<Visit> {
  const context = await newContext(browser, {
    viewport: getWindowSize(width),
    hasTouch: width === 360,
    reducedMotion: "reduce",
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type()))
      errors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => errors.push(`thrown: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) errors.push(`request to ${url}`);
  });
  await page.goto(origin + path);
  return { page, context, errors };
}

/**
 * Waits for everything that a screen loads by itself, including what it loads when idle. A concurrent test passes its
 * own `expect`, because the global one knows only the test that began last.
 */
export async function waitForStable(
  page: Page,
  { poll }: Pick<ExpectStatic, "poll"> = expect,
): Promise<void> {
  const isStable = async () => {
    await page.evaluate(waitForIdle);
    if (openRequests.get(page.context())?.size !== 0) return false;
    return (await page.evaluate(isReady)) && (await page.evaluate(isHydratedOrStatic));
  };
  await poll(isStable).toBe(true);
}

/** With a timeout, as in the app, because a browser with nothing to draw may never report that it is idle. */
async function waitForIdle(): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  }
}

/** A page that contains its API responses is hydrated as soon as its scripts have loaded. */
const isHydratedOrStatic = () => document.getElementById("responses") === null || "isHydrated" in window;

/** Stories run every rule on every screen, but in light colours and not on the document that the server sends. */
const DOCUMENT_RULES = [
  "bypass",
  "color-contrast",
  "document-title",
  "duplicate-id-aria",
  "heading-order",
  "html-has-lang",
  "html-lang-valid",
  "landmark-one-main",
  "landmark-unique",
  "meta-viewport",
  "page-has-heading-one",
  "region",
];

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Throws if axe finds a violation in dark colours of a rule that stories cannot check. */
export async function assertDarkDocument(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    const { violations } = await axe.run({ runOnly: rules, resultTypes: ["violations"], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, DOCUMENT_RULES);
  if (violations.length > 0) throw new Error(`Axe finds on ${page.url()}:\n${violations.join("\n")}`);
}

/** The screen must be settled. */
export async function assertFits(page: Page): Promise<void> {
  expect(await page.evaluate(findOverflow)).toEqual([]);
}

/** Asserts that the page has stored no cookies and nothing in web storage. */
export async function assertNoTrace(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
}

export const getQuery = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

/** Waits until the area stops moving, and clicks a point that is not covered. */
export async function clickInside(area: Locator): Promise<void> {
  await area.scrollIntoViewIfNeeded();
  const position = await area.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // From the middle outwards, because a click at the border may miss.
    const steps = Array.from({ length: 19 }, (_, step) => 0.5 + (step % 2 === 0 ? -step : step + 1) / 40);
    const points = steps.flatMap((x) => steps.map((y) => ({ x: width * x, y: height * y })));
    return points.find(({ x, y }) => document.elementFromPoint(left + x, top + y) === element);
  });
  if (position === undefined)
    throw new Error(`No point of ${await area.getAttribute("aria-label")} can be clicked.`);
  await area.click({ position });
}

export const getFocusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused?.getAttribute("aria-label");
    if (label || !focused?.matches("a, button, input")) return label ?? "";
    return ((focused as HTMLInputElement).labels?.[0] ?? focused).textContent.trim();
  });

export function pressRetries(page: Page): Promise<void> {
  return pressAll(page.getByRole("main").getByRole("button", { name: "Retry" }));
}

/** Clicks all buttons in one evaluation, so that none can disappear in between. */
export const pressAll = (buttons: Locator): Promise<void> =>
  buttons.evaluateAll((elements) => {
    for (const each of elements) (each as HTMLElement).click();
  });

/** Holds requests to the address until `release` is called. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return { release: resolve };
}

export const countLines = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

/** Returns a function that reads the sum of all layout shifts. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { shifts: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        counted.shifts += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < MAX_TABS && (await getFocusedName(page)) !== name; presses++)
    await page.keyboard.press("Tab");
  expect(await getFocusedName(page)).toBe(name);
}

const MAX_TABS = 60;
