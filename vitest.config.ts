import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type Plugin } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const systemChromium = "/usr/bin/chromium";
const chromium = process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);

// Chromium must not look for updates or accounts: it would wait for a network that a closed machine has not.
const launchArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// A run of its own cache sees every new import, and two runs at once do not pull it from under each other.
const cacheDir = here(`node_modules/.cache/stories-${process.pid}`);
process.once("exit", () => rmSync(cacheDir, { recursive: true, force: true }));
const ownCache = { name: "own-cache", enforce: "post", config: () => ({ cacheDir }) } satisfies Plugin;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{ui,app,mocks,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "api",
          environment: "node",
          include: ["api/**/*.test.ts"],
          globalSetup: "api/lib/testing/globalSetup.ts",
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "faults",
          environment: "node",
          include: ["tests/faults/*.test.ts"],
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "journeys",
          environment: "node",
          include: ["tests/journeys/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        test: { name: "contract", environment: "node", include: ["tests/contract/*.test.ts"] },
      },
      {
        plugins: [storybookTest({ configDir: here(".storybook") }), ownCache],
        // A dependency found half way would reload the page under a running test: all are looked for at the start.
        optimizeDeps: { entries: ["{ui,app}/**/*.stories.tsx", ".storybook/preview.tsx"] },
        test: {
          name: "stories",
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: chromium, args: launchArgs },
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
