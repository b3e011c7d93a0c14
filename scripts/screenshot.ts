import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { chromiumOptions } from "../tests/chromiumOptions.ts";
import { serve } from "../tests/serve.ts";

/** Takes the README's picture of the served product, with its demonstration. */
const file = fileURLToPath(new URL("../docs/screenshot.png", import.meta.url));

const served = await serve();
const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
await page.goto(`${served.url}/home/map?componentId=3`);
await page.getByRole("button", { name: /^Gauteng, \d/ }).waitFor();
await page.getByRole("combobox").first().waitFor();
await page.screenshot({ path: file });
await browser.close();
await served.stop();
console.log(`Written to ${file}`);
