import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Served } from "../serve.ts";
import { serveDemonstration } from "./serveDemonstration.ts";
import { launch, type Visit, visit, type Width } from "./visit.ts";

export type Journey = {
  readonly browser: Browser;
  readonly served: Served;
  readonly url: string;
  /** The page is closed after the test and must then have had no faults. */
  open(path: string, width?: Width): Promise<Page>;
  /** For tests that cause faults. */
  forgiveFaults(): void;
};

/** A busy machine may answer late. The page asks again, and the test fails if it does not. */
const TOO_BUSY = /the server responded with a status of 503 /;

/** @param expected faults that every test of this journey may cause */
export function startJourney(serve: () => Promise<Served> = serveDemonstration, expected?: RegExp): Journey {
  let browser: Browser;
  let served: Served;
  let visits: Visit[] = [];

  beforeAll(async () => {
    [browser, served] = await Promise.all([launch(), serve()]);
  });
  afterAll(async () => {
    await browser.close();
    await served.stop();
  });
  afterEach(async () => {
    const faults = visits
      .flatMap((each) => each.faults)
      .filter((fault) => !TOO_BUSY.test(fault) && !expected?.test(fault));
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
    expect(faults).toEqual([]);
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
      const made = await visit(browser, served.url, path, width);
      visits.push(made);
      return made.page;
    },
    forgiveFaults: () => {
      for (const { faults } of visits) faults.splice(0);
    },
  };
}
