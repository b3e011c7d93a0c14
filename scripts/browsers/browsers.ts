import { rmSync } from "node:fs";
import { authScreens } from "../../app/lib/address/paths.ts";
import { PLACES, publicScreens } from "../../tests/publicScreens.ts";
import { serve } from "../../tests/serve.ts";
import { Belongings } from "./Belongings.ts";
import { type CheckName, checkScreen } from "./checkScreen.ts";
import { chromium } from "./chromium.ts";
import { firefox } from "./firefox.ts";
import type { BrowserKind } from "./Tab.ts";
import { webkit } from "./webkit.ts";

/**
 * Checks axe, width, text at 200 % and forced colours at both widths. `npm run browsers -- firefox webkit`
 * for some browsers.
 */
const ALL = [chromium, firefox, webkit];

type Flaw = { browser: string; width: number; path: string; check: CheckName; words: string };

const named = process.argv.slice(2);
const wanted = ALL.filter(({ name }) => named.length === 0 || named.includes(name.toLowerCase()));
for (const { name, missing } of wanted) {
  const lack = missing();
  if (lack) console.error(`${name} is left out: ${lack}.`);
}
const browsers = wanted.filter(({ missing }) => missing() === undefined);
// Wide for screens with many areas, narrow for those with markers and contacts.
const auth = Object.values(authScreens);
const visits = [
  { width: 1280, height: 800, paths: [...publicScreens(PLACES.province), ...auth] },
  { width: 360, height: 740, paths: [...publicScreens(PLACES.municipality), ...auth] },
];

const served = await serve();
new Belongings().add(() => {
  served.process.kill("SIGKILL");
  rmSync(served.varDir, { recursive: true, force: true, maxRetries: 10 });
});
const flaws: Flaw[] = [];
try {
  for (const browser of browsers) {
    await checkAll(browser, false);
    if (browser.canForceColors) await checkAll(browser, true);
  }
} finally {
  await served.stop();
}
printTable();
process.exitCode = flaws.length > 0 || browsers.length < wanted.length ? 1 : 0;

async function checkAll(browser: BrowserKind, forcedColors: boolean): Promise<void> {
  const belongings = new Belongings();
  try {
    const tab = await browser.open({ forcedColors }, belongings);
    for (const { width, height, paths } of visits) {
      await tab.resize(width, height);
      for (const path of paths) {
        const found = await checkScreen(tab, served.url + path, { forcedColors }).catch(broken);
        for (const [check, words] of found)
          flaws.push(...words.map((each) => ({ browser: browser.name, width, path, check, words: each })));
      }
    }
  } finally {
    belongings.release();
  }
}

/** The other screens are still checked. */
function broken(error: Error): Map<CheckName, string[]> {
  return new Map([["ready", [error.message]]]);
}

function printTable(): void {
  const longest = Math.max(...visits.flatMap(({ paths }) => paths.map(({ length }) => length)));
  const line = (...cells: string[]) =>
    console.log(
      cells
        .map((cell, index) => cell.padEnd([longest, 5][index] ?? 28))
        .join("  ")
        .trimEnd(),
    );
  line("screen", "width", ...browsers.map(({ name }) => name));
  for (const { width, paths } of visits)
    for (const path of paths)
      line(path, String(width), ...browsers.map(({ name }) => summary(name, path, width)));
  const without = browsers.filter(({ canForceColors }) => !canForceColors).map(({ name }) => name);
  if (without.length > 0)
    console.log(`\nNo forced colours in ${without.join(", ")}, which has no such mode.`);
  console.log(`\n${flaws.length === 0 ? "Nothing failed." : "What failed:"}`);
  for (const { browser, width, path, check, words } of flaws)
    console.log(`${browser}, ${width} px, ${path}, ${check}: ${words}`);
}

function summary(browser: string, path: string, width: number): string {
  const here = flaws.filter((flaw) => flaw.browser === browser && flaw.path === path && flaw.width === width);
  return [...new Set(here.map(({ check }) => check))].join(", ") || "ok";
}
