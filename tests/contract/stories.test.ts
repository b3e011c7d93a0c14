import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();

/** Folders of shared parts have no component of their name. */
const componentFolders = find("ui/{primitives,charts,maps,widgets}/*/").filter((folder) =>
  existsSync(join(root, folder, `${basename(folder)}.tsx`)),
);
const pages = find("app/**/*Page.tsx");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Includes what a story takes over from another of its file. */
function storiesIn(file: string): { name: string; source: string }[] {
  const found = [
    ...read(file).matchAll(/^export const (\w+) = meta\.story\((?:(.*)\);$|([\s\S]*?)^\}\);$)/gm),
  ];
  const sources = new Map(found.map(([, name = "", line, lines]) => [name, line ?? lines ?? ""]));
  return [...sources].map(([name, source]) => {
    const origin = /\b(\w+)\.input\b/.exec(source)?.[1];
    return { name, source: source + (sources.get(origin ?? "") ?? "") };
  });
}

const SHOWS = {
  phone: /viewport: \{ value: "(phone|small)"|globals: (phone|small)\b|tags: \[[^\]]*"(phone|small)"/,
  desktop: /^(?![\s\S]*(viewport: \{ value: "(phone|small)"|globals: (phone|small)\b))/,
  waiting: /\b(pending|loading)\(/,
  failed: /\b(failing|unreachable|refusing)\(/,
  // Judged by its words, by an empty answer, or, where the source shows neither, by its name.
  empty:
    /^Empty|\b404\b|["/^](No|Nothing|Nobody|Not given)\b|not found|\bnothing\b|\banswer\([^;]*(\[\]|: 0\b)/,
} as const;

/** True if it, or a part of it, fetches something by itself. */
function isFetching(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || file.startsWith("app/lib/") || file.startsWith("app/layouts/")) return false;
  seen.add(file);
  const source = read(file);
  if (/\buseApi\(/.test(source)) return true;
  const imports = [...source.matchAll(/from "(\.[^"]+\.tsx?)"/g)];
  return imports.some(([, path = ""]) => isFetching(join(dirname(file), path), seen));
}

test("there are component folders and pages to walk", () => {
  expect(componentFolders.length).toBeGreaterThan(10);
  expect(pages.length).toBeGreaterThan(0);
});

test("everything in the Storybook is a screen, a component or a foundation", () => {
  const kinds = /^(Screens|Components|Foundations)($|\/)/;
  const prefixes = [...read(".storybook/main.ts").matchAll(/titlePrefix: "(.*)"/g)].map(
    ([, prefix]) => prefix,
  );
  const pageTitles = find("{.storybook,ui/docs}/**/*.mdx").map(
    (file) => /<Meta title="(.*)"/.exec(read(file))?.[1],
  );
  expect(prefixes).toHaveLength(3);
  for (const title of [...prefixes, ...pageTitles]) expect(title).toMatch(kinds);
  // A title of its own would escape the prefix of its folder.
  const ownTitles = find("{app,ui}/**/*.stories.tsx").filter((file) => /\btitle: "[^"]*\//.test(read(file)));
  expect(ownTitles).toEqual([]);
});

describe.each(componentFolders)("%s", (folder) => {
  test("has stories", () => {
    expect(find(`${folder}/*.stories.tsx`).flatMap(storiesIn)).not.toEqual([]);
  });
});

describe.each(pages)("%s", (page) => {
  // Several files may share one beginning.
  const stories = find(`${dirname(page)}/${basename(page, ".tsx")}*.stories.tsx`).flatMap(storiesIn);
  const showing = (state: keyof typeof SHOWS) =>
    stories.filter(({ name, source }) => SHOWS[state].test(`${name} ${source}`));

  test("is shown on a desktop and on a phone", () => {
    expect(showing("phone")).not.toEqual([]);
    expect(showing("desktop")).not.toEqual([]);
  });

  test.skipIf(!isFetching(page))(
    "is shown while it waits, when it fails and when there is nothing, for it fetches",
    () => {
      expect(showing("waiting")).not.toEqual([]);
      expect(showing("failed")).not.toEqual([]);
      expect(showing("empty")).not.toEqual([]);
    },
  );

  test("whatever waits says what that looks like", () => {
    const mute = showing("waiting").filter(({ source }) => !/\b(play|loading)\b/.test(source));
    expect(mute.map(({ name }) => name)).toEqual([]);
  });
});
