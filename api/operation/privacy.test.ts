import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../lib/database/db.ts";
import { RETENTION_DAYS } from "../lib/operating/deleteExpired.ts";
import { PERMISSION_IDS } from "../shared/permissions.ts";
import { openTestDatabase } from "../testing/testDatabase.ts";

const page = readFileSync(new URL("../../docs/privacy.md", import.meta.url), "utf8");
const getSection = (title: string) => page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

const rows = getSection("Tables that hold something of people")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, tables = "", what = "", why = "", howLong = "", who = ""]) => ({
    tables: namesIn(tables),
    what,
    why,
    howLong,
    who,
  }));
const personalTables = rows.flatMap(({ tables }) => tables);
const surveyTables = namesIn(getSection("Answers to surveys"));
const otherTables = namesIn(getSection("Tables that hold nothing of people"));

const PERSONAL =
  /^(username|password_hash|.*_by|.*network|browser(_hash)?|owner_id|actor_.*|applicant_.*|viewer_.*|session_hash|responsible)$/;
const IMPERSONAL = ["contact_check.networks", "wrong_number.networks"];

let database: Database;
const columns = new Map<string, string[]>();
beforeAll(async () => {
  database = await openTestDatabase("reference");
  const tableColumns: { tableName: string; columnName: string }[] = await database
    .knex("information_schema.columns")
    .where({ tableSchema: "public" })
    .whereNot("table_name", "like", "knex%")
    .select("table_name", "column_name");
  for (const { tableName, columnName } of tableColumns)
    columns.set(tableName, [...(columns.get(tableName) ?? []), columnName]);
});
afterAll(() => database.close());

test("the page lists every table of the database once", () => {
  const documented = [...personalTables, ...surveyTables, ...otherTables];
  expect(documented.toSorted()).toEqual([...new Set(documented)].toSorted());
  const missing = [...columns.keys()].filter((table) => !documented.includes(table));
  expect(missing, "say in docs/privacy.md what they hold of whom").toEqual([]);
  expect(documented.filter((table) => !columns.has(table))).toEqual([]);
});

test("a table with columns that refer to people is listed as personal", () => {
  const personal = [...columns].flatMap(([table, names]) =>
    names.some((name) => PERSONAL.test(name) && !IMPERSONAL.includes(`${table}.${name}`)) ? [table] : [],
  );
  expect(personal.length).toBeGreaterThan(20);
  expect(personal.filter((table) => !personalTables.includes(table))).toEqual([]);
});

test("each row states the content, purpose, retention and the permissions that can see it", () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const { tables, what, why, howLong, who } of rows) {
    for (const cell of [what, why, howLong, who]) expect([tables, cell]).not.toEqual([tables, ""]);
    for (const name of namesIn(who)) expect(Object.keys(PERMISSION_IDS)).toContain(name);
  }
});

test("the retention days are those after which the code deletes", () => {
  const retentionDays: Record<string, number> = { ...RETENTION_DAYS };
  for (const [table, days] of Object.entries(retentionDays)) {
    const row = rows.find(({ tables }) => tables.includes(table));
    expect([table, row?.howLong]).toEqual([table, expect.stringMatching(new RegExp(`\\b${days} days?\\b`))]);
  }
});
