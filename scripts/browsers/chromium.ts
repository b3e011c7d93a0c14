import { existsSync } from "node:fs";
import { chromium as playwright } from "playwright-core";
import { chromiumOptions } from "../../tests/chromiumOptions.ts";
import type { BrowserKind } from "./Tab.ts";

export const chromium: BrowserKind = {
  name: "Chromium",
  canForceColors: true,
  missing: () =>
    existsSync(chromiumOptions.executablePath ?? "") ? undefined : "install it and set CHROMIUM_PATH",
  open: async ({ forcedColors }, resources) => {
    const browser = await playwright.launch(chromiumOptions);
    resources.onRelease(() => void browser.close());
    const page = await browser.newPage({
      reducedMotion: "reduce",
      forcedColors: forcedColors ? "active" : "none",
    });
    return {
      resize: (width, height) => page.setViewportSize({ width, height }),
      goTo: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(expression),
    };
  },
};
