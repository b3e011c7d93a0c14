import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import type { ServedApp } from "../serve.ts";
import { waitUntilRendered } from "./rendered.ts";
import { getWindowSize, launch, type Visit, visit, type Width } from "./visit.ts";

type JourneyServer = Pick<ServedApp, "url" | "stop">;

export type Journey<S extends JourneyServer = JourneyServer> = {
  readonly browser: Browser;
  readonly served: S;
  readonly url: string;
  /** Opens a page that is closed after the test. The test fails if the page has logged errors. */
  open(path: string, width?: Width): Promise<Page>;
  /**
   * Opens the path in the tab that the file's tests share at this width, because a new tab takes longer than most
   * pages. Tests must leave nothing behind in it but the page's address, window and media.
   */
  openShared(path: string, width?: Width): Promise<Page>;
  /** Discards the errors so far, for tests that cause them. */
  ignoreErrors(): void;
};

/** A busy machine may respond late. The page sends the request again, and the test fails if it does not. */
const TOO_BUSY = /the server responded with a status of 503 /;

/** Uses the shared server, for journeys that change nothing. */
export const startReadOnlyJourney = (): Journey =>
  startJourney(async () => ({ url: inject("readOnlyUrl"), stop: async () => {} }));

/** @param expectedErrors errors that every test of this journey may cause */
export function startJourney<S extends JourneyServer>(
  serve: () => Promise<S>,
  expectedErrors?: RegExp,
): Journey<S> {
  let browser: Browser;
  let served: S;
  let visits: Visit[] = [];
  const sharedVisits = new Map<Width, Visit>();

  beforeAll(async () => {
    [browser, served] = await Promise.all([launch(), serve()]);
  });
  afterAll(async () => {
    await browser.close();
    await served.stop();
  });
  afterEach(async () => {
    const errors = [...visits, ...sharedVisits.values()]
      .flatMap((each) => each.errors.splice(0))
      .filter((error) => !TOO_BUSY.test(error) && !expectedErrors?.test(error));
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
    expect(errors).toEqual([]);
  });

  /** A busy server sends cached help instead of the directory. */
  const waitForDirectory = async (path: string) => {
    if (path.startsWith("/home/contact")) await waitUntilRendered(served, path);
  };

  return {
    get browser() {
      return browser;
    },
    get served() {
      return served;
    },
    get url() {
      return served.url;
    },
    open: async (path, width = 1280) => {
      await waitForDirectory(path);
      const opened = await visit(browser, served.url, path, width);
      visits.push(opened);
      return opened.page;
    },
    openShared: async (path, width = 1280) => {
      await waitForDirectory(path);
      const shared = sharedVisits.get(width);
      if (shared === undefined) {
        const opened = await visit(browser, served.url, path, width);
        sharedVisits.set(width, opened);
        return opened.page;
      }
      const { page } = shared;
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
      await page.setViewportSize(getWindowSize(width));
      await page.goto(served.url + path);
      return page;
    },
    ignoreErrors: () => {
      for (const { errors } of [...visits, ...sharedVisits.values()]) errors.splice(0);
    },
  };
}
