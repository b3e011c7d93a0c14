import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type Plugin } from "vitest/config";
import { chromiumOptions } from "./tests/chromiumOptions.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A cache per run sees every new import, and two runs at once do not disturb each other.
const cacheDir = here(`node_modules/.cache/stories-${process.pid}`);
process.once("exit", () => rmSync(cacheDir, { recursive: true, force: true }));
const ownCache = { name: "own-cache", enforce: "post", config: () => ({ cacheDir }) } satisfies Plugin;

// A process or a page for each file would load every module again, which took half of the time.
const IS_ISOLATED = false;

// A journey spends a third of its time waiting, for retries and timeouts: the cores have room for a third worker.
const WORKERS_OF_JOURNEYS = 3;

// On a busy machine one press in thousands is lost. scripts/test.ts names each test that needed its second try.
const SECOND_TRIES_IN_BROWSERS = 1;

// Two cores: tests with browsers and servers run after the others.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          isolate: IS_ISOLATED,
          environment: "node",
          include: ["{ui,app,mocks,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "api",
          isolate: IS_ISOLATED,
          environment: "node",
          include: ["api/**/*.test.ts"],
          globalSetup: "api/lib/testing/globalSetup.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "faults",
          environment: "node",
          include: ["tests/faults/*.test.ts"],
          exclude: ["tests/faults/failingAnswers.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: "journeys",
          environment: "node",
          // Faults of answers need only a browser; the other faults need the machine to themselves.
          include: ["tests/journeys/*.test.ts", "tests/faults/failingAnswers.test.ts"],
          globalSetup: "tests/journeys/templates.ts",
          maxWorkers: WORKERS_OF_JOURNEYS,
          retry: SECOND_TRIES_IN_BROWSERS,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: { name: "contract", environment: "node", include: ["tests/contract/*.test.ts"] },
      },
      {
        test: {
          // What is built runs long in one piece, so it goes first: a group's projects run in the order of their names.
          name: "built",
          environment: "node",
          include: ["tests/built/*.test.ts"],
          maxWorkers: WORKERS_OF_JOURNEYS,
          retry: SECOND_TRIES_IN_BROWSERS,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [storybookTest({ configDir: here(".storybook") }), ownCache],
        // A dependency found half way would reload the page under a running test, so all are found at the start.
        optimizeDeps: { entries: ["{ui,app}/**/*.stories.tsx", ".storybook/preview.tsx"] },
        test: {
          name: "stories",
          isolate: IS_ISOLATED,
          retry: SECOND_TRIES_IN_BROWSERS,
          testTimeout: 30_000,
          setupFiles: [".storybook/reader.ts"],
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
