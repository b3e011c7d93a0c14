import { describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { sweepBrowserErrors, withoutQuotes } from "./browserErrors.ts";
import { getOperation } from "./contract.ts";

test.each([
  [
    `SyntaxError: Unexpected token 'N', "Nomsa 0821234567" is not valid JSON`,
    "SyntaxError: Unexpected token …, … is not valid JSON",
  ],
  ["TypeError: Failed to fetch https://gbvf.example/home?place=Emfuleni", "TypeError: Failed to fetch …"],
  ["Error: no row 1234567 of zoe@example.org", "Error: no row … of …"],
  ["Error: no answer from +27 82 123-4567, try 2", "Error: no answer from +…, try 2"],
  ["Error: a\u202eb\u0007c", "Error: a b c"],
  ["Error: “an unfinished quote of what was typed", "Error: …"],
])("what may be typed text or an address is taken out of %s", (message, kept) => {
  expect(withoutQuotes(message)).toBe(kept);
});

describe.each(testDatabases)("errors of scripts, %s", (_name, open) => {
  const api = startApi(open);
  const error = {
    message: "TypeError: x is not a function",
    file: "/assets/first-a1.js",
    line: 12,
    version: packageJson.version,
  };
  const report = (body: object) => api.browser().postJson("/api/operation/reportBrowserError", body);

  test("are counted by what and where, without a caller, and kept 14 days", async () => {
    expect(await report(error)).toMatchObject({ status: 200 });
    expect(await report(error)).toMatchObject({ status: 200 });
    expect(await report({ ...error, line: 13 })).toMatchObject({ status: 200 });
    const rows = await api.knex("browser_error").orderBy("line");
    expect(rows.map(({ line, times }) => [line, times])).toEqual([
      [12, 2],
      [13, 1],
    ]);
    expect(Object.keys(rows[0]).toSorted()).toEqual(
      ["browserErrorId", "file", "firstOn", "lastOn", "line", "message", "times", "version"].toSorted(),
    );
    const log = await api.knex("audit_log").where("what", "like", "%error%");
    expect(log).toEqual([]);

    await sweepBrowserErrors(api.knex, "2026-08-29");
    expect(await api.knex("browser_error").select()).toHaveLength(2);
    await sweepBrowserErrors(api.knex, "2026-08-30");
    expect(await api.knex("browser_error").select()).toEqual([]);
  });

  test("carry no address and nothing else", async () => {
    for (const spoilt of [
      { file: "https://gbvf.example/home/map?place=Emfuleni" },
      { file: "/assets/x.js?typed=1" },
      { version: "Nomsa Dlamini" },
      { address: "/home/map" },
    ])
      expect(await report({ ...error, ...spoilt })).toMatchObject({ status: 400 });
  });

  test("are kept of the running version only, and of many the most frequent and latest 500", async () => {
    await report({ ...error, version: "0.0.1" });
    expect(await api.knex("browser_error").select()).toEqual([]);
    const known = { file: error.file, line: 1, version: error.version };
    const many = Array.from({ length: 500 }, (_, at) => ({
      ...known,
      message: `Error ${at}`,
      times: at < 2 ? 2 : 1,
      firstOn: "2026-08-01",
      lastOn: at === 0 || at === 7 ? "2026-08-01" : "2026-08-02",
    }));
    await api.knex("browser_error").insert(many);
    await report(error);
    const messages = await api.knex("browser_error").pluck("message");
    expect(messages).toHaveLength(500);
    expect(messages).toContain(error.message);
    expect(messages).not.toContain("Error 7");
    await report({ ...error, line: 13 });
    const left = await api.knex("browser_error").pluck("message");
    expect(left).toEqual(expect.arrayContaining(["Error 0", "Error 1"]));
    expect(left).not.toContain("Error 2");
    await api.knex("browser_error").delete();
  });

  test("are shown to administrators", async () => {
    await report(error);
    const admin = await startedAdmin();
    expect((await admin.read(getOperation)).browserErrors).toEqual([
      expect.objectContaining({ message: error.message, times: 1 }),
    ]);
  });

  const startedAdmin = () => api.signedIn("admin@demo.example");
});
