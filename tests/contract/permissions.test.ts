import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint } from "@gbvf/api/shared/http/endpoint.ts";
import { PERMISSIONS, type PermissionName } from "@gbvf/api/shared/permissions.ts";
import { expect, test } from "vitest";
import { SCREENS } from "../../app/lib/session/screens.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FILE = `${root}docs/permissions.md`;
const [BEGIN, END] = ["<!-- table: begin -->\n", "<!-- table: end -->\n"];

const requiresPermission = ({ access }: Endpoint, permission: PermissionName) =>
  access !== "anyone" &&
  access !== "signed-in" &&
  ("anyOf" in access ? access.anyOf : (access as readonly PermissionName[])).includes(permission);

const sources = globSync("{api,app}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx?$|\/(testing|seeds|migrations)\/|useHasPermission/.test(file))
  .map((file) => ({
    name: file
      .replace(/\.tsx?$/, "")
      .split("/")
      .slice(-2)
      .join("/"),
    text: readFileSync(root + file, "utf8"),
  }));

const listEndpoints = (permission: PermissionName) =>
  [...endpoints]
    .filter((each) => requiresPermission(each, permission))
    .map(({ path }) => path.split("/").at(-1) as string);

const listScreens = (permission: PermissionName) =>
  SCREENS.filter(
    ({ access, page }) => page && ("anyOf" in access ? access.anyOf : access).includes(permission),
  ).map(({ path }) => path);

const listFiles = (permission: PermissionName) =>
  sources
    .filter(({ text }) =>
      [
        `hasPermission("${permission}")`,
        `permissions.has("${permission}")`,
        `ownPermissions.includes("${permission}")`,
      ].some((check) => text.includes(check)),
    )
    .map(({ name }) => name);

const formatNames = (names: readonly string[]) =>
  [...new Set(names)]
    .sort()
    .map((name) => `\`${name}\``)
    .join(", ");

const rows = PERMISSIONS.map(({ id, name, meaning, isPowerful, needsSecondFactor }) => {
  const power = isPowerful ? "password, second factor" : needsSecondFactor ? "second factor" : "";
  return `| ${id} | ${name} | ${meaning} | ${power} | ${formatNames(listScreens(name))} | ${formatNames(listEndpoints(name))} | ${formatNames(listFiles(name))} |\n`;
});

test("docs/permissions.md has the current table; -u updates it", async () => {
  const text = readFileSync(FILE, "utf8");
  const table = [
    "| No. | Action | What it lets somebody do | Needs | Screens | Endpoints | Files that check it |\n",
    "|---|---|---|---|---|---|---|\n",
    ...rows,
  ].join("");
  const before = text.slice(0, text.indexOf(BEGIN) + BEGIN.length);
  await expect(before + table + text.slice(text.indexOf(END))).toMatchFileSnapshot(FILE);
});

test("every permission is checked somewhere, or its meaning says that everybody may", () => {
  const uncheckedPermissions = PERMISSIONS.filter(
    ({ name }) => listEndpoints(name).length + listScreens(name).length + listFiles(name).length === 0,
  );
  expect(uncheckedPermissions.filter(({ meaning }) => !/as everybody .*may$/.test(meaning))).toEqual([]);
});
