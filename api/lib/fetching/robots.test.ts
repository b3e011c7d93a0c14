import { expect, test } from "vitest";
import { mayAsk } from "./robots.ts";

const ROBOTS = `
User-agent: *
Disallow: /private/   # nobody
Allow: /private/open/
Disallow: /*.xlsx$

User-agent: other
User-agent: GBVF-Dashboard
Disallow: /figures/
`;

test("the group that names us decides, and no other", () => {
  expect(mayAsk(ROBOTS, "/figures/2026.csv")).toBe(false);
  expect(mayAsk(ROBOTS, "/private/a.csv")).toBe(true);
});

const FOR_ALL = ROBOTS.replace(/User-agent: other[\s\S]*/, "");

test.each([
  ["/private/a.csv", false],
  ["/private/open/a.csv", true],
  ["/files/a.xlsx", false],
  ["/files/a.xlsx?v=2", true],
  ["/files/a.csv", true],
  ["/", true],
])("for everybody, %s: %s", (path, expected) => {
  expect(mayAsk(FOR_ALL, path)).toBe(expected);
});

test("an empty rule, an empty file and what is no rule allow everything", () => {
  expect(mayAsk("User-agent: *\nDisallow:\n", "/a")).toBe(true);
  expect(mayAsk("", "/a")).toBe(true);
  expect(mayAsk("<!doctype html><p>Not found</p>", "/a")).toBe(true);
});

test("a rule of many stars is decided, which a pattern would not do in a lifetime", () => {
  expect(mayAsk(`User-agent: *\nDisallow: /${"*a".repeat(5000)}$\n`, `/${"a".repeat(4000)}b`)).toBe(true);
});
