import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Journey } from "./journey.ts";
import { delayRequests, type Width } from "./visit.ts";

/** A busy server first sends the page without its content, which follows in a later response. */
export const waitUntilRendered = ({ url }: Pick<Journey, "url">, path: string) =>
  expect
    .poll(async () => (await fetch(url + path)).text())
    .toMatch(/<script type="application\/json" id="(requests|responses)">/);

/** A light page of the same server, for what must be set up before the page under test. */
export const WITHOUT_SCRIPTS = "/robots.txt";

export async function openRendered(journey: Journey, path: string, width: Width): Promise<Page> {
  await waitUntilRendered(journey, path);
  return journey.open(path, width);
}

export async function openWithLateScripts(
  journey: Journey,
  path: string,
  width: Width,
  lateScripts: string | RegExp = "**/assets/*.js",
) {
  await waitUntilRendered(journey, path);
  const page = await journey.open(WITHOUT_SCRIPTS, width);
  const scripts = await delayRequests(page, lateScripts);
  await page.goto(journey.url + path, { waitUntil: "commit" });
  return { page, scripts };
}

export const waitUntilHydrated = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => document.addEventListener("hydrated", () => done())));

export const getText = (page: Page) => page.locator("#root").innerText();
