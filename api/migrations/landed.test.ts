import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { migrationSource } from "./migrations.ts";

/**
 * landed.txt has each migration's name and hash, because a migration that a database has run never changes
 * again. Only what it imports may move to another file. The failing test prints a new line.
 */
const here = (name: string) => new URL(name, import.meta.url);
const readLines = (name: string) => readFileSync(here(name), "utf8").trimEnd().split("\n");
const files = readdirSync(here("./"))
  .filter((name) => /^\d{3}_\w+\.ts$/.test(name))
  .map((name) => name.replace(".ts", ""));

function lineOf(name: string): string {
  const source = readFileSync(here(`${name}.ts`), "utf8").replaceAll(/(?<= from )".*"(?=;$)/gm, "");
  const hash = createHash("sha256").update(source);
  return `${name} ${hash.digest("hex").slice(0, 16)}`;
}

const landed = readLines("landed.txt");

test.each(files)("%s is as it landed", (name) => {
  const line = landed.find((each) => each.startsWith(`${name} `));
  expect(line, `A new migration: add this line to api/migrations/landed.txt: ${lineOf(name)}`).toBeDefined();
  expect(
    lineOf(name),
    `${name} is not as it landed. Restore it, and write a new migration. Only if it has not landed, its line becomes: ${lineOf(name)}`,
  ).toBe(line);
});

test("every migration is listed, in the order of its number, and none went", async () => {
  const migrations = (await migrationSource.getMigrations([])).map(migrationSource.getMigrationName);
  expect(migrations).toEqual(files.toSorted());
  expect(landed.map((line) => line.split(" ")[0]).toSorted()).toEqual(files.toSorted());
});
