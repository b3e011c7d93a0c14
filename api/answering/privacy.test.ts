import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "../contract.ts";
import type { Database } from "../lib/db.ts";
import type { Endpoint } from "../lib/endpoint.ts";
import { Browser } from "../lib/testing/Browser.ts";
import { type RunningApp, startApp } from "../lib/testing/startApp.ts";
import { testDatabases } from "../lib/testing/testDatabase.ts";
import {
  beginWithSlips,
  codeIn,
  readForm,
  send,
  signedIn,
  staffQuestionnaireId,
  submissionOf,
} from "../survey-code/testing/surveyRound.ts";

const [[, open]] = testDatabases as [(typeof testDatabases)[number]];
const all: readonly Endpoint[] = endpoints;
const PHONE = "unmistakable-phone";
const INVITED = "invited@example.org";

describe("who has answered a survey", () => {
  const lines: string[] = [];
  let database: Database;
  let app: RunningApp;
  let own: Browser;
  let healthCheckId: number;
  let code: string;
  let slips: string[];
  const submissionIds: string[] = [];
  beforeAll(async () => {
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(String(line));
        done();
      },
    });
    database = await open("demonstration");
    app = await startApp({ database, logger: pino({ level: "trace" }, stream) });
    await database.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    own = await signedIn(app.url, "organisation@demo.example");
    const begun = await own.postJson("/api/healthcheck/inviteCode", {
      QuestionnaireId: await staffQuestionnaireId(own),
      EffectiveFrom: "2026-08-15",
      ExpectedResponses: 50,
    });
    healthCheckId = begun.healthCheckId as number;
    code = codeIn(begun.url);
    const mailed = { HealthCheckId: healthCheckId, To: [INVITED] };
    expect(await own.postJson("/api/healthcheck/mailSurveyLink", mailed)).toMatchObject({ success: true });
    slips = await beginWithSlips(own);
  });
  afterAll(() => app.close());

  /** Somebody opens the link and answers; those who are signed in are known by their cookie everywhere else. */
  async function answer(choice: number | null, by = new Browser(app.url, { "User-Agent": PHONE })) {
    const submission = submissionOf(await readForm(by, code), code, (_id, at) => (at === 0 ? choice : 0));
    submissionIds.push(submission.submissionId);
    expect((await send(by, submission)).status).toBe(200);
    expect((await send(by, submission)).status).toBe(200);
    return by;
  }

  const tableNames = (): Promise<string[]> =>
    database
      .knex("information_schema.tables")
      .where({ table_schema: "public", table_type: "BASE TABLE" })
      .pluck("table_name");

  /** For each table, what differs as soon as one of its rows does. */
  async function fingerprints(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const name of await tableNames()) {
      const [row] = await database
        .knex(`${name} as t`)
        .select(database.knex.raw("count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as print"));
      found[name] = row.print;
    }
    return found;
  }

  test("S18 S19 leaves totals and a receipt, and changes nothing else in any table", async () => {
    await answer(0);
    const survey = () => database.knex("health_check").where({ healthCheckId }).first();
    const before = { tables: await fingerprints(), survey: await survey() };
    const person = await answer(1);
    await answer(null, own);
    expect([...person.cookies]).toEqual([]);
    const after = await fingerprints();
    const changed = Object.keys(after).filter((table) => after[table] !== before.tables[table]);
    expect(changed.sort()).toEqual([
      "health_check",
      "health_check_answer",
      "health_check_decline",
      "survey_receipt",
    ]);
    const { actualResponses } = before.survey;
    expect(await survey()).toEqual({ ...before.survey, actualResponses: actualResponses + 2 });
    const receipts = await database.knex("survey_receipt").where({ healthCheckId });
    expect(receipts).toHaveLength(3);
    expect(Object.keys(receipts[0]).sort()).toEqual(["healthCheckId", "receiptHash"]);
  });

  test("S18 S19 of an answer by slip nothing is left but totals and a receipt; the slip's row is gone", async () => {
    const [used] = slips as [string];
    const person = new Browser(app.url, { "User-Agent": PHONE });
    const submission = submissionOf(await readForm(person, used), used, () => 0);
    submissionIds.push(submission.submissionId);
    const before = await fingerprints();
    const left = await database.knex("survey_slip").count("* as n").first();
    expect((await send(person, submission)).status).toBe(200);
    const after = await fingerprints();
    expect(
      Object.keys(after)
        .filter((table) => after[table] !== before[table])
        .sort(),
    ).toEqual([
      "health_check",
      "health_check_answer",
      "health_check_decline",
      "survey_receipt",
      "survey_slip",
    ]);
    expect(Number((await database.knex("survey_slip").count("* as n").first())?.n)).toBe(Number(left?.n) - 1);
  });

  test("S42 no answer of any endpoint changes with one response", async () => {
    const admin = await signedIn(app.url, "admin@demo.example");
    const callers = { anybody: new Browser(app.url), organisation: own, admin };
    const { user } = await own.postJson("/api/auth/userAuthenticated");
    const { stakeholderId } = user as { stakeholderId: number };
    const read = async () => {
      const answers: Record<string, string> = {};
      for (const [caller, browser] of Object.entries(callers)) {
        for (const { method, path, reads, upload } of all) {
          if (upload || !(method === "GET" || reads)) continue;
          const at = path.replace(/\{.*?\}/g, "").replace(/:\w+/g, "1");
          const asked = at.includes("getOrganisationHealthChecks") ? `${at}?userId=${stakeholderId}` : at;
          const body = { QuestionnaireTypeId: 1, HealthCheckId: healthCheckId };
          const isResults = at.includes("organisationalResult");
          const response = await browser.send(
            method,
            asked,
            method === "GET" ? undefined : isResults ? body : {},
          );
          // The record of who signed in says when; requests have ids of their own.
          answers[`${caller} ${method} ${path}`] = (await response.text()).replace(/"requestId":"[^"]*"/, "");
        }
      }
      return answers;
    };
    const before = await read();
    expect(before["organisation GET /api/healthcheck/getOrganisationHealthChecks"]).toContain(code);
    expect(await read()).toEqual(before);
    const { actualResponses } = await database.knex("health_check").where({ healthCheckId }).first();
    await answer(1);
    expect(Math.floor(actualResponses / 5)).toBe(Math.floor((actualResponses + 1) / 5));
    expect(await read()).toEqual(before);
  });

  test("S18 no row's transaction tells which answers were given together", async () => {
    await answer(1);
    for (const [table, id] of [
      ["health_check_answer", "possible_answer_id"],
      ["health_check_decline", "question_id"],
    ] as const) {
      const rows: { made: string; id: number }[] = await database
        .knex(table)
        .where({ healthCheckId })
        .select(database.knex.raw("xmin::text as made, ?? as id", [id]));
      expect(rows.length).toBeGreaterThan(10);
      expect(new Set(rows.map(({ made }) => made)).size).toBe(1);
    }
  });

  test("S18 S33 is in no table, letter, log line or audit entry: no code, submission, browser, address or moment", async () => {
    const traces = [code, ...slips, ...submissionIds, PHONE, "127.0.0.1", INVITED];
    const found: string[] = [];
    for (const table of await tableNames()) {
      const holding = database
        .knex(`${table} as t`)
        .whereRaw("t::text like any(?)", [traces.map((trace) => `%${trace}%`)]);
      if ((await holding.first(database.knex.raw("1"))) !== undefined) found.push(table);
    }
    const log = lines.join("");
    found.push(...traces.filter((trace) => log.includes(trace)).map((trace) => `${trace} in the log`));
    expect(found).toEqual([]);
    expect(log).toContain("/api/healthcheck/inviteCode");
    expect(log).not.toMatch(/surveyResponse|surveyQuestions|possibleAnswerIds/);
    const audited = JSON.stringify(await database.knex("audit_log").select("what", "after"));
    expect(audited).toContain("survey begun");
    expect(audited).not.toMatch(/possibleAnswer|actualResponses|inviteCode/);
    const letters = await database.knex("mail").select();
    expect(letters).not.toEqual([]);
  });
});
