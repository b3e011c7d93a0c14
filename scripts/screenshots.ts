import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumOptions } from "../tests/chromiumOptions.ts";
import { PLACES, publicScreens } from "../tests/publicScreens.ts";
import { serve } from "../tests/serve.ts";

/**
 * Writes pictures of every public screen, at every level and both widths, to `var/screenshots`; with
 * `readme`, the picture of the README.
 */
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WIDTHS = [1280, 360];

const served = await serve();
const browser = await chromium.launch(chromiumOptions);
try {
  if (process.argv[2] === "readme") await takeReadmeScreenshot();
  else await takeScreenScreenshots();
} finally {
  await browser.close();
  await served.stop();
}

async function takeReadmeScreenshot(): Promise<void> {
  const page = await open(browser, "/home/map?componentId=3", 1280);
  await page.getByRole("combobox").first().waitFor();
  await save(page, `${ROOT}docs/screenshot.png`);
}

async function takeScreenScreenshots(): Promise<void> {
  const folder = `${ROOT}var/screenshots`;
  await mkdir(folder, { recursive: true });
  for (const [level, place] of Object.entries(PLACES)) {
    for (const path of publicScreens(place)) {
      for (const width of WIDTHS) {
        const page = await open(browser, path, width);
        await save(page, `${folder}/${level}-${getName(path)}-${width}.png`, width < 992);
      }
    }
  }
}

/** Returns "map-1" for the map of the first theme. */
function getName(path: string): string {
  const { pathname, searchParams } = new URL(path, served.url);
  return [pathname.split("/").at(-1), searchParams.get("componentId")].filter(Boolean).join("-");
}

async function open(browser: Browser, path: string, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: width < 992 ? 740 : 800 },
    hasTouch: width < 992,
    reducedMotion: "reduce",
  });
  await page.goto(served.url + path, { waitUntil: "networkidle" });
  return page;
}

async function save(page: Page, file: string, fullPage = false): Promise<void> {
  await page.screenshot({ path: file, fullPage });
  await page.close();
  console.log(file.slice(ROOT.length));
}
