import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const folder = temporaryFolder(afterAll);

test("every component and every page has stories", () => {
  // A folder of shared parts has no component with the folder's name.
  const components = globSync("ui/{primitives,charts,maps,widgets}/*/*.tsx", { cwd }).filter(
    (file) => basename(dirname(file)) === basename(file, ".tsx"),
  );
  const pages = globSync("app/**/*Page.tsx", { cwd });
  expect(components.length).toBeGreaterThan(10);
  expect(pages.length).toBeGreaterThan(10);
  const withoutStories = [...components, ...pages].filter(
    (file) => globSync(file.replace(/\.tsx$/, "*.stories.tsx"), { cwd }).length === 0,
  );
  expect(withoutStories).toEqual([]);
});

test("every story that a guide or the tour shows exists", () => {
  const files = ["ui/docs/*.mdx", ".storybook/tour/*"].flatMap((glob) => globSync(glob, { cwd }));
  const shown = files.flatMap((file) => {
    const text = readFileSync(join(cwd, file), "utf8");
    return [...text.matchAll(/"([a-z0-9-]+--[a-z0-9-]+)"/g)].map(([, id]) => id as string);
  });
  expect(shown.length).toBeGreaterThan(30);
  const file = join(folder, "index.json");
  execFileSync("storybook", ["index", "--output-file", file, "--quiet", "--disable-telemetry"], { cwd });
  const { entries } = JSON.parse(readFileSync(file, "utf8"));
  expect(shown.filter((id) => !(id in entries))).toEqual([]);
});
