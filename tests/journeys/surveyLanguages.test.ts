import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pino from "pino";
import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../api/lib/database/db.ts";
import { readEnv } from "../../api/lib/operating/env.ts";
import { type RunningApp, startApp } from "../../api/testing/startApp.ts";
import { openDemonstration } from "../demonstration.ts";
import { findOpenSurvey } from "../demonstrationSurvey.ts";
import { answerInPage } from "./answerInPage.ts";
import { assertFits, launch, newContext } from "./visit.ts";

const PATH = "/Questionnaire/SurveyQuestions";
/** No text of the demonstration equals these. */
const QUESTION = "Umbuzo wesivivinyo";
const ANSWER = "Impendulo yesivivinyo";
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

let database: Database;
let app: RunningApp;
let browser: Browser;
let varDir: string;
let inviteCode: string;
const logLines: string[] = [];

beforeAll(async () => {
  varDir = await mkdtemp(join(tmpdir(), "gbvf-languages-"));
  database = await openDemonstration();
  const env = { ...readEnv({ NODE_ENV: "test" }), VAR_DIR: varDir };
  app = await startApp({
    database,
    env,
    logger: pino({ level: "trace" }, { write: (line) => void logLines.push(line) }),
    appDir: fileURLToPath(new URL("../../app/dist", import.meta.url)),
    now: () => new Date(),
  });
  ({ inviteCode } = await findOpenSurvey(app.url));
  await database.knex("question").update({ translations: JSON.stringify({ zu: QUESTION }) });
  await database.knex("possible_answer").update({ translations: JSON.stringify({ zu: ANSWER }) });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await app.close();
  await rm(varDir, { recursive: true });
});

/** Leaves out the random submission id. */
const describeRequest = (request: Request) =>
  [
    request.method(),
    new URL(request.url()).pathname + new URL(request.url()).search,
    (request.postData() ?? "").replace(/"submissionId":"\w+"/, ""),
    JSON.stringify(Object.entries(request.headers()).filter(([name]) => name !== "content-length")),
  ].join(" ");

async function open(): Promise<{ page: Page; requests: Set<string>; close: () => Promise<void> }> {
  const context = await newContext(browser, PHONE);
  const page = await context.newPage();
  const requests = new Set<string>();
  page.on("request", (request) => requests.add(describeRequest(request)));
  await page.goto(`${app.url}${PATH}?inviteCode=${inviteCode}`);
  await page.getByRole("button", { name: "Start" }).waitFor();
  return { page, requests, close: () => context.close() };
}

async function sendAfterReconnecting(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send my answers" }).click();
  await page.getByRole("heading", { name: "No connection" }).waitFor();
  await page.context().setOffline(false);
  await page.getByText("Your answers were added to totals.").waitFor();
}

async function readTables(): Promise<Map<string, string>> {
  const tables: string[] = await database
    .knex("information_schema.tables")
    .where({ table_schema: "public", table_type: "BASE TABLE" })
    .pluck("table_name");
  const texts = new Map<string, string>();
  for (const table of tables) {
    const [{ content }] = await database
      .knex(`${table} as t`)
      .select(database.knex.raw("coalesce(string_agg(t::text, ' ' order by t::text), '') as content"));
    texts.set(table, content);
  }
  return texts;
}

const LANGUAGE_TRACES = /\bzu\b|isiZulu|Umbuzo|Impendulo/g;
const countLanguageTraces = (text: string) => text.match(LANGUAGE_TRACES)?.length ?? 0;

test("S18 a survey answered in isiZulu, with switches to English, sends, stores and logs the same as one answered in English", async () => {
  const before = await readTables();
  const { page, requests, close } = await open();
  await page.getByRole("button", { name: "isiZulu" }).click();
  await page.getByRole("button", { name: "Phuma" }).waitFor();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("heading", { name: QUESTION }).waitFor();
  await page.getByText(/^Umbuzo 1 \/ \d+$/).waitFor();
  await assertFits(page);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Qhubeka" }).click();
  await page.getByText(/^Umbuzo 2 \/ \d+$/).waitFor();

  await page.getByRole("button", { name: "English" }).click();
  await page.getByText(/^Question 2 of \d+$/).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "isiZulu" }).click();
  await page.getByRole("button", { name: "Emuva" }).click();
  await expect.poll(() => page.locator("input:checked").count()).toBe(1);
  await page.getByRole("button", { name: "English" }).click();
  await page.goBack();
  await page.evaluate(answerInPage, true);
  await page.getByRole("button", { name: "isiZulu" }).click();
  await page.getByText(ANSWER).first().waitFor();
  await sendAfterReconnecting(page);
  await close();

  const englishVisit = await open();
  await englishVisit.page.reload();
  await englishVisit.page.evaluate(answerInPage, true);
  await sendAfterReconnecting(englishVisit.page);
  expect([...requests].toSorted()).toEqual([...englishVisit.requests].toSorted());
  await englishVisit.close();
  expect([...requests].join("\n")).not.toMatch(LANGUAGE_TRACES);

  const after = await readTables();
  const changed = [...after].filter(([table, content]) => before.get(table) !== content);
  expect(changed.map(([table]) => table).toSorted()).toEqual([
    "health_check",
    "health_check_answer",
    "health_check_decline",
    "survey_receipt",
  ]);
  for (const [table, content] of changed)
    expect([table, countLanguageTraces(content)]).toEqual([
      table,
      countLanguageTraces(before.get(table) ?? ""),
    ]);
  expect(logLines.join("")).not.toMatch(LANGUAGE_TRACES);
  expect(await (await fetch(`${app.url}/metrics`)).text()).not.toMatch(LANGUAGE_TRACES);
});
