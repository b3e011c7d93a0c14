import runLighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { getPlaceReportPath, screens } from "../../app/lib/address/paths.ts";
import { chromiumOptions } from "../chromiumOptions.ts";
import { findFreePort } from "./freePort.ts";
import { checkLimit, type Measurement, median, type Row } from "./Measurement.ts";

const RUNS = 3;
/** The municipality with the most police precincts. */
const MUNICIPALITY = 1163;

/** Screens that hydrate at once. */
const HYDRATED_AT_ONCE: readonly string[] = [screens.map, screens.grid, screens.chart];

type Scores = { performance: number; accessibility: number; lcp: number; cls: number };

/** A simulated slow network, so that the machine's own speed counts little. */
export const benchLighthouse: Measurement = async (resources) => {
  const { url } = await resources.api();
  const port = await findFreePort();
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    const rows: Row[] = [];
    for (const path of [...Object.values(screens), getPlaceReportPath(MUNICIPALITY)]) {
      const runs: Scores[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await runOnce(url + path, port));
      const getMedian = (name: keyof Scores) => median(runs.map((scores) => scores[name]));
      const isHydratedAtOnce = HYDRATED_AT_ONCE.includes(path);
      const describeScore = (name: string) => `Lighthouse, mobile, ${path}: ${name}`;
      rows.push(
        checkLimit({
          what: describeScore("performance"),
          measured: getMedian("performance"),
          atLeast: isHydratedAtOnce ? 95 : 98,
        }),
        checkLimit({
          what: describeScore("accessibility"),
          measured: getMedian("accessibility"),
          atLeast: 100,
        }),
        checkLimit({
          what: describeScore("LCP"),
          measured: getMedian("lcp"),
          unit: "s",
          atMost: isHydratedAtOnce ? 1.8 : 1.4,
        }),
        checkLimit({ what: describeScore("CLS"), measured: getMedian("cls"), atMost: 0.02 }),
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
};

async function runOnce(url: string, port: number): Promise<Scores> {
  const result = await runLighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: ["performance", "accessibility"],
  });
  if (result === undefined) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    lcp: (audits["largest-contentful-paint"]?.numericValue ?? Infinity) / 1000,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Infinity,
  };
}
