import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const API = join(import.meta.dirname, "../..");
const TABLES = "building_block_stakeholder|building_block_contact_person|contact_check";
/** Organisations and users use these tables, too. */
const SHARED_TABLES = `${TABLES}|contact|address`;
const WRITERS = [
  ...(["save", "check"] as const).map((folder) => `building-block/${folder}/`),
  "building-block/instance/writeInstances.ts",
];
const EXCLUDED = /^(seeds|migrations|testing)\/|\.test\.ts$/;

function findWrittenTables(source: string, tables: string): string[] {
  const statements = [
    `(?:insert into|update|delete from) (${tables})\\b`,
    `\\btrx\\(\\s*"(${tables})"\\s*,?\\s*\\)(?:(?!;\\n)[^])*?\\.(?:insert|update|delete|del)\\(`,
    `\\b(?:insertRows)\\(\\s*trx,\\s*"(${tables})"`,
    `\\btable: "(${tables})"`,
  ];
  return statements.flatMap((each) =>
    [...source.matchAll(new RegExp(each, "gi"))].map(([, table]) => String(table)),
  );
}

test("places, people, contacts, addresses, terms and checks have one writer", () => {
  const files = globSync("**/*.ts", { cwd: API, exclude: ["node_modules/**"] }).filter(
    (file) => !EXCLUDED.test(file),
  );
  const isOfPlaces = (file: string) => /^(building-block|operation)\//.test(file);
  const writes = files.flatMap((file) => {
    const source = readFileSync(join(API, file), "utf8");
    return findWrittenTables(source, isOfPlaces(file) ? SHARED_TABLES : TABLES).map((table) => ({
      file,
      table,
    }));
  });
  const isWriter = (file: string) => WRITERS.some((each) => file.startsWith(each));
  expect(writes.filter(({ file }) => !isWriter(file))).toEqual([]);
  const tables = writes.filter(({ file }) => isWriter(file)).map(({ table }) => table);
  expect(new Set(tables)).toEqual(new Set(SHARED_TABLES.split("|")));
});
