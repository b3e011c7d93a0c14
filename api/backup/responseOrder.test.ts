import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Knex } from "knex";
import { describe, expect, test } from "vitest";
import { startApi } from "../testing/startApi.ts";
import { beginSurvey, buildSubmission, readForm, send } from "../testing/survey/surveyRound.ts";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { bothDatabases } from "../testing/testDatabase.ts";
import { dumpPglite } from "./dumpPglite.ts";
import { dumpPostgres } from "./postgresTools.ts";

async function readDump(knex: Knex): Promise<string> {
  const { connectionString } = knex.client.config.connection;
  if (connectionString === undefined) return gunzipSync(await dumpPglite(knex)).toString();
  const file = join(temporaryFolder(), "dump");
  await dumpPostgres(knex, connectionString, file);
  return execFileSync("pg_restore", ["--file=-", file], { encoding: "utf8", maxBuffer: 1e9 });
}

/** Ids of a survey's rows in the order in which the dump has them. */
function listIds(dump: string, table: string, healthCheckId: number): number[] {
  const from = dump.indexOf(`-- Data for Name: ${table};`);
  const rows = dump.slice(from, dump.indexOf("-- Data for Name:", from + 1));
  const matches = rows.matchAll(new RegExp(`^\\t?\\(?${healthCheckId}(?:\\t|, )(\\d+)`, "gm"));
  return [...matches].map(([, id]) => Number(id));
}

describe.each(bothDatabases)("a dump of %s", (_, open) => {
  const api = startApi(open);
  const member = api.user("organisation@demo.example");

  test("S18 lists the totals of a survey by their ids, whatever its only response chose", async () => {
    for (const table of ["health_check", "crime_count"]) await api.knex(table).delete();
    const { healthCheckId, code } = await beginSurvey(member);
    const form = await readForm(member, code);
    // Chooses each question's last answer, and declines every third question.
    const choose = (questionId: number, at: number) =>
      at % 3 === 0
        ? null
        : (form.categories
            .flatMap(({ questions }) => questions)
            .find((each) => each.questionId === questionId)?.answers.length ?? 1) - 1;
    expect((await send(api.browser(), buildSubmission(form, code, choose))).status).toBe(200);

    let responseCount = 0;
    const counting = setInterval(() => (responseCount += 1), 1);
    const dump = await readDump(api.knex);
    clearInterval(counting);
    // The server sends cached responses between the queries of a dump.
    expect(responseCount).toBeGreaterThan(20);

    for (const [table, id] of [
      ["health_check_answer", "possible_answer_id"],
      ["health_check_decline", "question_id"],
    ] as const) {
      const stored: number[] = await api.knex(table).where({ healthCheckId }).orderBy(id).pluck(id);
      expect(stored.length).toBeGreaterThan(10);
      expect(listIds(dump, table, healthCheckId)).toEqual(stored);
    }
    expect(await api.knex("user_account").first("username")).toBeDefined();
  });
});
