import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { expect } from "vitest";
import { chromiumOptions } from "../chromiumOptions.ts";

/** Every journey runs at both widths. */
export const WIDTHS = [1280, 360] as const;
export type Width = (typeof WIDTHS)[number];

/** A page and everything that went wrong in it: console warnings and errors, violations, requests to third parties. */
export type Visit = { page: Page; context: BrowserContext; faults: string[] };

export const launch = (): Promise<Browser> => chromium.launch(chromiumOptions);

/** Opens a page of a new visitor. A journey removes the faults it causes from `faults`. */
export async function visit(browser: Browser, origin: string, path: string, width: Width): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 800 },
    hasTouch: width === 360,
    reducedMotion: "reduce",
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`thrown: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`request to ${url}`);
  });
  await page.goto(origin + path);
  return { page, context, faults };
}

/** Throws if axe finds a violation. Pages have no frames, so there is only one result. */
export async function assertAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: false })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  if (found.length > 0) throw new Error(`Axe finds on ${page.url()}:\n${found.join("\n")}`);
}

/**
 * Clicks a drawn area as a person would: once it stops moving, at a point that is not covered, wherever its middle is.
 */
export async function clickInside(area: Locator): Promise<void> {
  await area.scrollIntoViewIfNeeded();
  const position = await area.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // From the middle outwards: a point at the border misses by a hair.
    const steps = Array.from({ length: 19 }, (_, step) => 0.5 + (step % 2 === 0 ? -step : step + 1) / 40);
    const places = steps.flatMap((x) => steps.map((y) => ({ x: width * x, y: height * y })));
    return places.find(({ x, y }) => document.elementFromPoint(left + x, top + y) === element);
  });
  if (position === undefined)
    throw new Error(`No place of ${await area.getAttribute("aria-label")} can be clicked.`);
  await area.click({ position });
}

export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused?.getAttribute("aria-label");
    if (label || !focused?.matches("a, button, input")) return label ?? "";
    return ((focused as HTMLInputElement).labels?.[0] ?? focused).textContent.trim();
  });

/**
 * Presses every visible Retry until there is none: a screen may have one for each of its parts. They may also disappear
 * by themselves, when an automatic retry succeeds.
 */
export async function retryAll(page: Page): Promise<void> {
  const retry = page.getByRole("main").getByRole("button", { name: "Retry" });
  while ((await retry.count()) > 0)
    await retry
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
}

/** Presses a key until what has the focus has this name. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const isThere = async () => {
    const focused = await focusedName(page);
    return typeof name === "string" ? focused === name : name.test(focused ?? "");
  };
  for (let presses = 0; presses < MOST_TABS && !(await isThere()); presses++) await page.keyboard.press(key);
  expect(await isThere(), `${name} is reached`).toBe(true);
}

const MOST_TABS = 60;
