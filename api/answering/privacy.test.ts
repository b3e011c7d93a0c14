import { Writable } from "node:stream";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { Browser } from "../lib/testing/Browser.ts";
import { startApp } from "../lib/testing/startApp.ts";
import { testDatabases } from "../lib/testing/testDatabase.ts";
import {
  codeIn,
  readForm,
  send,
  signedIn,
  staffQuestionnaireId,
  submissionOf,
} from "../survey-code/testing/surveyRound.ts";

const [[, open]] = testDatabases as [(typeof testDatabases)[number]];

test("S18 S33 no table, log line or audit entry has a code, a submission, a browser or an answer of a person", async () => {
  const database = await open("demonstration");
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = await startApp({ database, logger: pino({ level: "trace" }, stream) });
  onTestFinished(() => app.close());
  await database.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
  const own = await signedIn(app.url, "organisation@demo.example");
  const begun = await own.postJson("/api/healthcheck/inviteCode", {
    QuestionnaireId: await staffQuestionnaireId(own),
    EffectiveFrom: "2026-08-15",
    ExpectedResponses: 5,
  });
  const code = codeIn(begun.url);
  const person = new Browser(app.url, { "User-Agent": "unmistakable-phone" });
  const submission = submissionOf(await readForm(person, code), code, () => 0);
  expect((await send(person, submission)).status).toBe(200);
  expect((await send(person, submission)).status).toBe(200);
  // Not even a session or a cookie.
  expect([...person.cookies]).toEqual([]);

  const tables: string[] = await database
    .knex("information_schema.tables")
    .where({ table_schema: "public", table_type: "BASE TABLE" })
    .pluck("table_name");
  const traces = [code, submission.submissionId, "unmistakable-phone", "127.0.0.1"];
  const found: string[] = [];
  for (const table of tables) {
    const text = JSON.stringify(await database.knex(table).select());
    found.push(...traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${table}`));
  }
  const log = lines.join("");
  found.push(...traces.filter((trace) => log.includes(trace)).map((trace) => `${trace} in the log`));
  expect(found).toEqual([]);
  expect(log).toContain("surveyResponse");
  expect(log).not.toContain("possibleAnswerIds");
  const audited = JSON.stringify(await database.knex("audit_log").select("what", "after"));
  expect(audited).toContain("survey begun");
  expect(audited).not.toMatch(/possibleAnswer|actualResponses|inviteCode/);
});
