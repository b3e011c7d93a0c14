import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type Plugin } from "vitest/config";
import { keepPreparedModules } from "./.storybook/preparedModules.ts";
import { chromiumOptions } from "./tests/chromiumOptions.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function ownCache(project: string): Plugin {
  const cacheDir = keepPreparedModules(project);
  return { name: "own-cache", enforce: "post", config: () => ({ cacheDir }) };
}

// Loading every module again for each file took half of the time.
const IS_ISOLATED = false;

// The development build of React checks itself at half the time, so a tenth of the story files use it.
const storyFiles = globSync("{ui,app}/**/*.stories.tsx", { cwd: here(".") }).sort();
const LEFT_OUT_IN_DEVELOPMENT = storyFiles.filter((_, index) => index % 10 !== 0);
const IS_PRODUCTION = { "process.env.NODE_ENV": '"production"' };

// A third of the time with a browser is waiting.
const WORKERS_WITH_BROWSER = 3;

// A limit only decides how late a failure is reported: docs/decisions/0029-limits.md.
const LIMITS = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

// They put load on servers next to readers who must not notice.
const NEEDS_QUIET = ["databaseStopped", "flood", "nginx", "twoProcesses"].map(
  (name) => `tests/faults/${name}.test.ts`,
);

// A dependency found half way would reload the page under a running test.
const STORY_ENTRIES = ["{ui,app}/**/*.stories.tsx", ".storybook/preview.tsx"];

// The runner changes what it is given, so each project has its own.
const stories = () => ({
  ...LIMITS,
  isolate: IS_ISOLATED,
  env: { THOROUGH: process.env.THOROUGH ?? "", BUSY: process.env.BUSY ?? "" },
  maxWorkers: WORKERS_WITH_BROWSER,
  sequence: { groupOrder: 1 },
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: chromiumOptions,
      // Axe must not measure contrast half way through a fade.
      contextOptions: { reducedMotion: "reduce" },
    }),
    instances: [{ browser: "chromium" as const }],
    connectTimeout: 300_000,
  },
});

const FAILING_RESPONSES = "tests/faults/failingResponses.test.ts";

// Two cores: tests with browsers and servers run after the others.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          ...LIMITS,
          isolate: IS_ISOLATED,
          environment: "node",
          include: ["{ui,app,mocks,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "api",
          ...LIMITS,
          isolate: IS_ISOLATED,
          environment: "node",
          include: ["api/**/*.test.ts"],
          globalSetup: "api/testing/globalSetup.ts",
        },
      },
      {
        test: {
          name: "faults alone",
          ...LIMITS,
          environment: "node",
          include: NEEDS_QUIET,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: "faults",
          ...LIMITS,
          environment: "node",
          include: ["tests/faults/*.test.ts"],
          exclude: [...NEEDS_QUIET, FAILING_RESPONSES],
          maxWorkers: WORKERS_WITH_BROWSER,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "journeys",
          ...LIMITS,
          environment: "node",
          include: ["tests/journeys/*.test.ts", FAILING_RESPONSES],
          globalSetup: "tests/journeys/servedOnce.ts",
          maxWorkers: WORKERS_WITH_BROWSER,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "contract",
          ...LIMITS,
          environment: "node",
          include: ["tests/contract/*.test.ts"],
          globalSetup: "api/testing/globalSetup.ts",
        },
      },
      {
        test: {
          // A group's projects run in the order of their names, and this one is long.
          name: "built",
          ...LIMITS,
          environment: "node",
          include: ["tests/built/*.test.ts"],
          maxWorkers: WORKERS_WITH_BROWSER,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [storybookTest({ configDir: here(".storybook") }), ownCache("stories")],
        define: IS_PRODUCTION,
        oxc: { jsx: { development: false } },
        optimizeDeps: { entries: STORY_ENTRIES, rolldownOptions: { transform: { define: IS_PRODUCTION } } },
        test: { name: "stories", ...stories(), setupFiles: [".storybook/reader.ts"] },
      },
      {
        plugins: [storybookTest({ configDir: here(".storybook") }), ownCache("react-warnings")],
        optimizeDeps: { entries: STORY_ENTRIES },
        test: {
          name: "React warnings",
          ...stories(),
          env: { IS_DEVELOPMENT: "1" },
          exclude: LEFT_OUT_IN_DEVELOPMENT,
          setupFiles: [".storybook/reader.ts", ".storybook/reactWarnings.ts"],
        },
      },
    ],
  },
});
