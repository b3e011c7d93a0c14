import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import type { Served } from "../serve.ts";
import { untilRendered } from "./rendered.ts";
import { launch, type Visit, visit, type Width } from "./visit.ts";

type Serving = Pick<Served, "url" | "stop">;

export type Journey<S extends Serving = Serving> = {
  readonly browser: Browser;
  readonly served: S;
  readonly url: string;
  /** The page is closed after the test and must then have had no faults. */
  open(path: string, width?: Width): Promise<Page>;
  /** For tests that cause faults. */
  ignoreErrors(): void;
};

/** A busy machine may respond late. The page sends the request again, and the test fails if it does not. */
const TOO_BUSY = /the server responded with a status of 503 /;

/** For those that change nothing. */
export const startReading = (): Journey =>
  startJourney(async () => ({ url: inject("readersUrl"), stop: async () => {} }));

/** @param expected faults that every test of this journey may cause */
export function startJourney<S extends Serving>(serve: () => Promise<S>, expected?: RegExp): Journey<S> {
  let browser: Browser;
  let served: S;
  let visits: Visit[] = [];

  beforeAll(async () => {
    [browser, served] = await Promise.all([launch(), serve()]);
  });
  afterAll(async () => {
    await browser.close();
    await served.stop();
  });
  afterEach(async () => {
    const errors = visits
      .flatMap((each) => each.errors)
      .filter((error) => !TOO_BUSY.test(error) && !expected?.test(error));
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
    expect(errors).toEqual([]);
  });

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
      // A busy server sends cached help instead of the directory.
      if (path.startsWith("/home/contact")) await untilRendered(served, path);
      const opened = await visit(browser, served.url, path, width);
      visits.push(opened);
      return opened.page;
    },
    ignoreErrors: () => {
      for (const { errors } of visits) errors.splice(0);
    },
  };
}
