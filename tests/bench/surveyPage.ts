import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page, type Response } from "playwright-core";
import { chromiumOptions } from "../chromiumOptions.ts";
import { findOpenSurvey } from "../demonstrationSurvey.ts";
import { answerInPage } from "../journeys/answerInPage.ts";
import { startApi } from "./apiServer.ts";
import { freePort } from "./freePort.ts";
import { judge } from "./lighthouse.ts";
import { limited, type Measurement, type Row } from "./Measurement.ts";
import type { Resources } from "./Resources.ts";

const SURVEY = "/Questionnaire/SurveyQuestions";
const PHONE = { width: 360, height: 740 };
const SLOWED = 6;

/** Bytes, Lighthouse, and a robot's time on a slow phone. */
export const surveyPage: Measurement = async (resources) => {
  const { url, inviteCode } = await startToday(resources);
  const address = `${url}${SURVEY}?inviteCode=${inviteCode}`;
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    const found = await judge(address, port);
    const what = (name: string) => `Lighthouse, mobile, ${SURVEY}: ${name}`;
    const page = await (await browser.newContext({ viewport: PHONE })).newPage();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    return [
      limited({ what: what("performance"), measured: found.performance, atLeast: 95 }),
      limited({ what: what("accessibility"), measured: found.accessibility, atLeast: 100 }),
      limited({ what: what("LCP"), measured: found.lcp, unit: "s", atMost: 2 }),
      limited({ what: what("CLS"), measured: found.cls, atMost: 0.02 }),
      ...(await answerOnce(page, address)),
    ];
  } finally {
    await browser.close();
  }
};

/** A survey has to be open today. */
async function startToday(resources: Resources) {
  const folder = join(await resources.folder(), "today");
  await mkdir(folder);
  const server = await startApi(folder, undefined);
  resources.onEnd(server.stop);
  return { url: server.url, ...(await findOpenSurvey(server.url)) };
}

async function answerOnce(page: Page, address: string): Promise<Row[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const startedAt = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  const start = page.getByRole("button", { name: "Start" });
  await start.waitFor();
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  await page.evaluate(answerInPage, true);
  const sent = page.waitForResponse((response) => response.url().endsWith("surveyResponse"));
  await page.getByRole("button", { name: "Send my answers" }).click();
  const submission = (await sent).request().postData() ?? "";
  await page.getByText("Nobody can find or change them.").waitFor();
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    limited({
      what: `All of ${SURVEY} until the first question can be answered, Brotli`,
      measured: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000,
      unit: "kB",
      atMost: 80,
    }),
    limited({ what: "A submission, as sent", measured: submission.length / 1000, unit: "kB", atMost: 4 }),
    limited({
      what: `A survey from opening to done, ${SLOWED} times slowed processor, no time to think`,
      measured: seconds,
      unit: "s",
      atMost: 20,
    }),
  ];
}
