import pino from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import {
  beginSurvey,
  beginWithSlips,
  buildSubmission,
  readForm,
  send,
} from "../../testing/survey/surveyRound.ts";
import { openTestDatabase } from "../../testing/testDatabase.ts";
import { findReadableTables, tableNames } from "../../testing/traces.ts";

const PHONE = "unmistakable-phone";
const ADDRESSES = "10.0.0.";
const INVITED = "invited@example.org";

describe("answering a survey", () => {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  const api = startApi(openTestDatabase, { logger });
  const member = api.user("organisation@demo.example");
  let healthCheckId: number;
  let code: string;
  let slips: string[];
  const submissionIds: string[] = [];
  beforeAll(async () => {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    ({ healthCheckId, code } = await beginSurvey(member));
    const mailRequest = { HealthCheckId: healthCheckId, To: [INVITED] };
    expect(await member.postJson("/api/healthcheck/mailSurveyLink", mailRequest)).toMatchObject({
      success: true,
    });
    slips = await beginWithSlips(member);
  });

  async function answer(choice: number | null, browser = api.browser({ "User-Agent": PHONE })) {
    const submission = buildSubmission(await readForm(browser, code), code, (_id, index) =>
      index === 0 ? choice : 0,
    );
    submissionIds.push(submission.submissionId);
    expect((await send(browser, submission)).status).toBe(200);
    expect((await send(browser, submission)).status).toBe(200);
    return browser;
  }

  async function listStatements(sendRequest: () => Promise<{ status: number }>) {
    const statements: string[] = [];
    const recordStatement = ({ sql }: { sql: string }) => statements.push(sql);
    api.knex.on("query", recordStatement);
    const { status } = await sendRequest();
    api.knex.off("query", recordStatement);
    expect(statements.length).toBeGreaterThan(5);
    return { status, statements };
  }

  async function readFingerprints(): Promise<Record<string, string>> {
    const bodies: Record<string, string> = {};
    for (const name of await tableNames(api.knex)) {
      const [row] = await api
        .knex(`${name} as t`)
        .select(
          api.knex.raw("count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as fingerprint"),
        );
      bodies[name] = row.fingerprint;
    }
    return bodies;
  }

  test("S18 S19 changes only totals and adds a receipt", async () => {
    await answer(0);
    const survey = () => api.knex("health_check").where({ healthCheckId }).first();
    const before = { tables: await readFingerprints(), survey: await survey() };
    const person = await answer(1);
    await answer(null, member);
    expect([...person.cookies]).toEqual([]);
    const after = await readFingerprints();
    const changedTables = Object.keys(after).filter((table) => after[table] !== before.tables[table]);
    expect(changedTables.sort()).toEqual([
      "health_check",
      "health_check_answer",
      "health_check_decline",
      "survey_receipt",
    ]);
    const { actualResponses } = before.survey;
    expect(await survey()).toEqual({
      ...before.survey,
      actualResponses: actualResponses + 2,
      disclosedResponses: 0,
    });
    const receipts = await api.knex("survey_receipt").where({ healthCheckId });
    expect(receipts).toHaveLength(3);
    expect(Object.keys(receipts[0]).sort()).toEqual(["healthCheckId", "receiptHash"]);
  });

  test("S18 S47 with a used slip runs the same statements as with an unused slip, and no row reveals which slip is used", async () => {
    const [slip] = slips as [string];
    const person = api.browser({ "User-Agent": PHONE });
    const submission = buildSubmission(await readForm(person, slip), slip, () => 0);
    submissionIds.push(submission.submissionId);
    const before = await readFingerprints();
    const firstStatements = await listStatements(() => send(person, submission));
    const listChanged = (prints: Record<string, string>) =>
      Object.keys(prints).filter((table) => prints[table] !== before[table]);
    expect(listChanged(await readFingerprints()).sort()).toEqual([
      "health_check",
      "health_check_answer",
      "health_check_decline",
      "survey_receipt",
      "survey_spent_slips",
    ]);
    const totals = () => api.knex("health_check_answer").orderByRaw("1, 2");
    const totalsBefore = await totals();
    const secondSubmission = buildSubmission(await readForm(person, slip), slip, () => 1);
    submissionIds.push(secondSubmission.submissionId);
    expect(await listStatements(() => send(person, secondSubmission))).toEqual(firstStatements);
    expect(await totals()).toEqual(totalsBefore);
    const transactionIds = await api
      .knex("survey_spent_slips as x")
      .join("health_check_answer as a", "a.health_check_id", "x.health_check_id")
      .distinct(api.knex.raw("x.xmin::text as spent, a.xmin::text as counted"));
    expect(transactionIds).toEqual([{ spent: transactionIds[0].spent, counted: transactionIds[0].spent }]);
  });

  test("S18 leaves no row whose transaction id reveals which answers were given together", async () => {
    await answer(1);
    for (const [table, id] of [
      ["health_check_answer", "possible_answer_id"],
      ["health_check_decline", "question_id"],
    ] as const) {
      const rows: { transaction: string; id: number }[] = await api
        .knex(table)
        .where({ healthCheckId })
        .select(api.knex.raw("xmin::text as transaction, ?? as id", [id]));
      expect(rows.length).toBeGreaterThan(10);
      expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(1);
    }
  });

  test("S47 changes nothing in /metrics, where frequent polling would reveal the time", async () => {
    await answer(1);
    const metrics = await (await fetch(`${api.url}/metrics`)).text();
    expect(metrics).toContain('route="/api/healthcheck/inviteCode"');
    expect(metrics).not.toMatch(/surveyResponse|surveyQuestions/);
  });

  test("S18 S33 leaves no code, submission, browser, address or time in any table, e-mail, log line or audit entry", async () => {
    const traces = [code, ...slips, ...submissionIds, PHONE, ADDRESSES, INVITED];
    const leaks = await findReadableTables(api.knex, traces);
    const log = lines.join("");
    leaks.push(...traces.filter((trace) => log.includes(trace)).map((trace) => `${trace} in the log`));
    expect(leaks).toEqual([]);
    expect(log).toContain("/api/healthcheck/inviteCode");
    expect(log).not.toMatch(/surveyResponse|surveyQuestions|possibleAnswerIds/);
    const audited = JSON.stringify(await api.knex("audit_log").select("what", "after"));
    expect(audited).toContain("survey begun");
    expect(audited).not.toMatch(/possibleAnswer|actualResponses|inviteCode/);
    const emails = await api.knex("mail").select();
    expect(emails).not.toEqual([]);
  });
});
