import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();

/** A folder with a component of its name; folders of shared parts have none. */
const componentFolders = find("ui/{primitives,charts,maps,widgets}/*/").filter((folder) =>
  existsSync(join(root, folder, `${basename(folder)}.tsx`)),
);
const pages = find("app/**/*Page.tsx");

function storiesIn(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  return [...source.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name]) => name as string);
}

test("there are component folders and pages to walk", () => {
  expect(componentFolders.length).toBeGreaterThan(10);
  expect(pages.length).toBeGreaterThan(0);
});

describe.each(componentFolders)("%s", (folder) => {
  test("has stories", () => {
    expect(find(`${folder}/*.stories.tsx`).flatMap(storiesIn)).not.toEqual([]);
  });
});

describe.each(pages)("%s", (page) => {
  const stories = find(join(dirname(page), `${basename(page, ".tsx")}.stories.tsx`)).flatMap(storiesIn);

  test("has stories on a desktop and on a phone", () => {
    expect(stories.some((name) => name.endsWith("OnPhone"))).toBe(true);
    expect(stories.some((name) => !name.endsWith("OnPhone"))).toBe(true);
  });

  test("has its loading, failed and empty states, if it fetches", () => {
    const folder = dirname(page);
    const isFetching = find(`${folder}/*.tsx`).some((file) =>
      /useApi\(/.test(readFileSync(join(root, file), "utf8")),
    );
    if (!isFetching) return;
    for (const state of ["Loading", "Failed", "Empty"]) {
      expect(stories.filter((name) => name.startsWith(state))).not.toEqual([]);
    }
  });
});
