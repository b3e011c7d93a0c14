import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { authScreens } from "../../app/lib/address/paths.ts";
import { findOverflow, findTextUnderExit, findUnmarkedSelections, isReady } from "../../tests/pageChecks.ts";
import { PLACES, publicScreens } from "../../tests/publicScreens.ts";
import { serve } from "../../tests/serve.ts";
import { Belongings } from "./Belongings.ts";
import { chromium } from "./chromium.ts";
import { firefox } from "./firefox.ts";
import type { BrowserKind, Tab } from "./Tab.ts";
import { webkit } from "./webkit.ts";

/**
 * Checks public screens with axe, and for width, text at 200 % and forced colours, at both widths. `npm run
 * browsers -- firefox webkit` selects browsers.
 */
const ALL = [chromium, firefox, webkit];

type Flaw = { browser: string; width: number; path: string; check: CheckName; text: string };

const names = process.argv.slice(2);
const selected = ALL.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()));
for (const { name, missing } of selected) {
  const lack = missing();
  if (lack) console.error(`${name} is left out: ${lack}.`);
}
const browsers = selected.filter(({ missing }) => missing() === undefined);
// Wide pages show a province, which has many areas; narrow ones a municipality, which has markers and
// contacts.
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
process.exitCode = flaws.length > 0 || browsers.length < selected.length ? 1 : 0;

async function checkAll(browser: BrowserKind, forcedColors: boolean): Promise<void> {
  const belongings = new Belongings();
  try {
    const tab = await browser.open({ forcedColors }, belongings);
    for (const { width, height, paths } of visits) {
      await tab.resize(width, height);
      for (const path of paths) {
        const flawsByCheck = await checkScreen(tab, served.url + path, { forcedColors }).catch(broken);
        for (const [check, text] of flawsByCheck)
          flaws.push(...text.map((each) => ({ browser: browser.name, width, path, check, text: each })));
      }
    }
  } finally {
    belongings.release();
  }
}

/** Reports the error as a flaw of this screen, so that the other screens are still checked. */
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
  for (const { browser, width, path, check, text } of flaws)
    console.log(`${browser}, ${width} px, ${path}, ${check}: ${text}`);
}

function summary(browser: string, path: string, width: number): string {
  const here = flaws.filter((flaw) => flaw.browser === browser && flaw.path === path && flaw.width === width);
  return [...new Set(here.map(({ check }) => check))].join(", ") || "ok";
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const axeFindings = `axe.run({ resultTypes: ["violations"], preload: false })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html.slice(0, 120)))`;
const twiceTheText = `(document.documentElement.style.fontSize = "200%", new Promise((resolve) => setTimeout(resolve, 500)))`;

type CheckName = "ready" | "width" | "axe" | "200 % text" | "forced colours";

async function checkScreen(
  tab: Tab,
  url: string,
  { forcedColors }: { forcedColors: boolean },
): Promise<Map<CheckName, string[]>> {
  await tab.goTo(url);
  if (!(await becomesReady(tab))) return new Map([["ready", ["does not become ready"]]]);
  if (forcedColors) return new Map([["forced colours", await evaluate(tab, findUnmarkedSelections)]]);
  const width = await evaluate(tab, findOverflow);
  await tab.evaluate(`(() => { ${axe} })()`);
  const violations = (await tab.evaluate(axeFindings)) as string[];
  await tab.evaluate(twiceTheText);
  const withText = [...(await evaluate(tab, findOverflow)), ...(await evaluate(tab, findTextUnderExit))];
  return new Map([
    ["width", width],
    ["axe", violations],
    ["200 % text", withText],
  ]);
}

const evaluate = async <T>(tab: Tab, question: () => T) => (await tab.evaluate(`(${question})()`)) as T;

const PATIENCE = 30_000;

/** Waits until the page is ready three times in a row, because more may still be loading. */
async function becomesReady(tab: Tab): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  for (let inARow = 0; inARow < 3; ) {
    if (Date.now() > end) return false;
    inARow = (await evaluate(tab, isReady)) ? inARow + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return true;
}
