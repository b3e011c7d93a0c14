import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Response } from "playwright-core";
import { findOpenSurvey } from "../demonstrationSurvey.ts";
import { answerInPage } from "../journeys/answerInPage.ts";
import { startApi } from "./apiServer.ts";
import { checkLimit, type Measurement, type Row } from "./Measurement.ts";
import type { Resources } from "./Resources.ts";

const SURVEY = "/Questionnaire/SurveyQuestions";
const PHONE = { width: 360, height: 740 };

export const benchSurveyPage: Measurement = async (resources) => {
  const { url, inviteCode } = await startTodaysApi(resources);
  const address = `${url}${SURVEY}?inviteCode=${inviteCode}`;
  const page = await (await resources.browser()).newPage({ viewport: PHONE });
  try {
    return await answerOnce(page, address);
  } finally {
    await page.close();
  }
};

/** Uses today's demonstration, because a survey must be open. */
async function startTodaysApi(resources: Resources) {
  const folder = join(await resources.folder(), "today");
  await mkdir(folder);
  const server = await startApi(folder);
  resources.onEnd(server.stop);
  return { url: server.url, ...(await findOpenSurvey(server.url)) };
}

async function answerOnce(page: Page, address: string): Promise<Row[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(address, { waitUntil: "commit" });
  const start = page.getByRole("button", { name: "Start" });
  await start.waitFor();
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  await page.evaluate(answerInPage, true);
  const response = page.waitForResponse((response) => response.url().endsWith("surveyResponse"));
  await page.getByRole("button", { name: "Send my answers" }).click();
  const submission = (await response).request().postData() ?? "";
  await page.getByText("Nobody can find or change them.").waitFor();
  return [
    checkLimit({
      what: `All of ${SURVEY} until the first question can be answered, Brotli`,
      measured: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000,
      unit: "kB",
      atMost: 80,
    }),
    checkLimit({ what: "A submission, as sent", measured: submission.length / 1000, unit: "kB", atMost: 4 }),
  ];
}
