import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint } from "@gbvf/api/lib/http/endpoint.ts";
import { ACTIONS, type ActionName } from "@gbvf/api/lib/security/actions.ts";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const TABLE = "docs/permissions.md";

/** Columns: action, what it allows, calls, other places that ask for it. */
const rows = new Map(
  readFileSync(join(root, TABLE), "utf8")
    .split("\n")
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, number, action = "", words = "", calls = "", places = ""]) => [
      Number(number),
      { action, words, calls: namesIn(calls), places: namesIn(places) },
    ]),
);

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name).sort();
}

const actionsOf = ({ access }: Endpoint): readonly ActionName[] => {
  if (access === "anyone" || access === "signed-in") return [];
  return "anyOf" in access ? access.anyOf : access;
};

const nameOf = ({ path }: Endpoint) => path.split("/").at(-1) as string;

const all: readonly Endpoint[] = endpoints;
const callsOf = (action: ActionName) => {
  const opened = all.filter((endpoint) => actionsOf(endpoint).includes(action));
  return [...new Set(opened.map(nameOf))].sort();
};

const sources = globSync("{api,app}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx?$|\/(testing|seeds|migrations)\/|useMay/.test(file))
  .map((file) => ({
    // With its folder: "users/UserView".
    name: file
      .replace(/\.tsx?$/, "")
      .split("/")
      .slice(-2)
      .join("/"),
    text: readFileSync(join(root, file), "utf8"),
  }));

const placesOf = (action: ActionName) =>
  sources
    .filter(({ text }) =>
      [`may("${action}")`, `actions.has("${action}")`, `held.includes("${action}")`].some((asked) =>
        text.includes(asked),
      ),
    )
    .map(({ name }) => name)
    .sort();

const written = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ") || "nothing";

describe.each(Object.entries(ACTIONS) as [ActionName, number][])(`${TABLE}, %s`, (action, number) => {
  const row = rows.get(number);

  test("has a row that says in words what it lets somebody do", () => {
    expect(row?.action, `Add a row to ${TABLE}: | ${number} | ${action} | … |`).toBe(action);
    expect(row?.words, `Say in row ${number} of ${TABLE} what ${action} lets somebody do.`).toMatch(
      /\w+ \w+/,
    );
  });

  test("names the calls that it opens", () => {
    const calls = callsOf(action);
    expect(row?.calls, `Write in row ${number} of ${TABLE}, under Calls: ${written(calls)}`).toEqual(calls);
  });

  test("names the screens and handlers that ask for it", () => {
    const places = placesOf(action);
    expect(
      row?.places,
      `Write in row ${number} of ${TABLE}, under Also asked by: ${written(places)}`,
    ).toEqual(places);
  });

  test("has a use, or says why not", () => {
    const isUsed = callsOf(action).length + placesOf(action).length > 0;
    const saysWhy = /^(Opens no|Decides nothing yet)/.test(row?.words ?? "");
    const why = isUsed
      ? `${action} is in use: row ${number} of ${TABLE} must not begin with "Opens no" or "Decides nothing yet".`
      : `Nothing asks for ${action}: begin row ${number} of ${TABLE} with "Opens no call" or "Decides nothing yet", and why.`;
    expect(saysWhy, why).toBe(!isUsed);
  });
});
