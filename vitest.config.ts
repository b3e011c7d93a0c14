import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

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
        plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
        // A dependency found half way would reload the page under a running test: all are looked for at each start.
        optimizeDeps: { entries: ["{ui,app}/**/*.stories.tsx", ".storybook/preview.tsx"], force: true },
        test: {
          name: "stories",
          // One page for many files: each story cleans up after itself, and this halves the time of a run.
          isolate: false,
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
