import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const camelCase = (name: string) => name.replace(/[-/]([a-z])/g, (_, letter) => letter.toUpperCase());
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: ["**/node_modules"] });

const contracts = find("api/*/**/contract.ts").filter((file) =>
  readFileSync(`${root}/${file}`, "utf8").includes("= endpoint("),
);
const mocks = [...new Set(find("mocks/*/*.ts").map((file) => basename(dirname(file))))];

test.each(contracts)("%s lists the room's endpoints under the room's name", (file) => {
  const room = dirname(file).slice("api/".length);
  expect(readFileSync(`${root}/${file}`, "utf8")).toContain(`export const ${camelCase(room)}Endpoints = [`);
});

test.each(mocks)("mocks/%s is called as its room in api, and so is its first file", (room) => {
  expect(find(`api/${room}`)).toHaveLength(1);
  expect(find(`mocks/${room}/${camelCase(room)}.ts`)).toHaveLength(1);
});

test("no folder is the plural of another", () => {
  const folders = new Set(find("{api,mocks}/**/*.ts").map((file) => basename(dirname(file))));
  expect([...folders].filter((name) => folders.has(`${name}s`))).toEqual([]);
});
