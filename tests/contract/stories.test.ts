import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const cwd = fileURLToPath(new URL("../..", import.meta.url));

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
