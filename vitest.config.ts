import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type Plugin } from "vitest/config";
import { keepPreparedModules } from "./.storybook/preparedModules.ts";
import { chromiumOptions } from "./tests/chromiumOptions.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const cacheDir = keepPreparedModules();
const ownCache = { name: "own-cache", enforce: "post", config: () => ({ cacheDir }) } satisfies Plugin;

// Loading every module again for each file took half of the time.
const IS_ISOLATED = false;

// The development build of React checks itself at half the time, and testing tools drive it through act(),
// which fails when two renders meet.
const IS_PRODUCTION = { "process.env.NODE_ENV": '"production"' };

// A third of the time with a browser is waiting.
const WORKERS_WITH_BROWSER = 3;

// A limit only decides how late a failure is reported: docs/decisions/0029-limits.md.
const LIMITS = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

// They put load on servers beside readers who must not notice.
const NEEDS_QUIET = ["databaseStopped", "nginx", "slowAnswers", "twoProcesses"].map(
  (name) => `tests/faults/${name}.test.ts`,
);

const FAULTS_OF_ANSWERS = "tests/faults/failingAnswers.test.ts";

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
          exclude: [...NEEDS_QUIET, FAULTS_OF_ANSWERS],
          maxWorkers: WORKERS_WITH_BROWSER,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "journeys",
          ...LIMITS,
          environment: "node",
          include: ["tests/journeys/*.test.ts", FAULTS_OF_ANSWERS],
          globalSetup: "tests/journeys/servedOnce.ts",
          maxWorkers: WORKERS_WITH_BROWSER,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: { name: "contract", ...LIMITS, environment: "node", include: ["tests/contract/*.test.ts"] },
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
        plugins: [storybookTest({ configDir: here(".storybook") }), ownCache],
        define: IS_PRODUCTION,
        oxc: { jsx: { development: false } },
        // A dependency found half way would reload the page under a running test.
        optimizeDeps: {
          entries: ["{ui,app}/**/*.stories.tsx", ".storybook/preview.tsx"],
          rolldownOptions: { transform: { define: IS_PRODUCTION } },
        },
        test: {
          name: "stories",
          ...LIMITS,
          isolate: IS_ISOLATED,
          env: { THOROUGH: process.env.THOROUGH ?? "", BUSY: process.env.BUSY ?? "" },
          setupFiles: [".storybook/reader.ts"],
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
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
