import { existsSync } from "node:fs";
import type { LaunchOptions } from "playwright-core";

const SYSTEM_CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * Uses CHROMIUM_PATH, else the system's Chromium, else Playwright's. The flags turn off updates and accounts, because
 * Chromium would wait for a network that a closed machine does not have.
 */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? SYSTEM_CHROMIUMS.find((path) => existsSync(path)),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
} satisfies LaunchOptions;
