import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { authScreens } from "../../app/lib/address/paths.ts";
import { findOverflow, findTextUnderExit, findUnmarkedSelections, isReady } from "../../tests/pageChecks.ts";
import { PLACES, publicScreens } from "../../tests/publicScreens.ts";
import { serve } from "../../tests/serve.ts";
import { chromium } from "./chromium.ts";
import { firefox } from "./firefox.ts";
import type { BrowserKind, Tab } from "./Tab.ts";
import { TemporaryResources } from "./TemporaryResources.ts";
import { webkit } from "./webkit.ts";

/**
 * Checks public screens with axe, and for width, text at 200 % and forced colours, at both widths. `npm run
 * browsers -- firefox webkit` selects browsers.
 */
const BROWSER_KINDS = [chromium, firefox, webkit];

type Flaw = { browser: string; width: number; path: string; check: CheckName; text: string };

const names = process.argv.slice(2);
const selectedKinds = BROWSER_KINDS.filter(
  ({ name }) => names.length === 0 || names.includes(name.toLowerCase()),
);
for (const { name, missing } of selectedKinds) {
  const missingReason = missing();
  if (missingReason) console.error(`${name} is skipped: ${missingReason}.`);
}
const browsers = selectedKinds.filter(({ missing }) => missing() === undefined);
// Wide pages show a province, which has many areas; narrow ones a municipality, which has markers and
// contacts.
const auth = Object.values(authScreens);
const visits = [
  { width: 1280, height: 800, paths: [...publicScreens(PLACES.province), ...auth] },
  { width: 360, height: 740, paths: [...publicScreens(PLACES.municipality), ...auth] },
];

const served = await serve();
new TemporaryResources().onRelease(() => {
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
process.exitCode = flaws.length > 0 || browsers.length < selectedKinds.length ? 1 : 0;

async function checkAll(browser: BrowserKind, forcedColors: boolean): Promise<void> {
  const resources = new TemporaryResources();
  try {
    const tab = await browser.open({ forcedColors }, resources);
    for (const { width, height, paths } of visits) {
      await tab.resize(width, height);
      for (const path of paths) {
        const flawsByCheck = await checkScreen(tab, served.url + path, { forcedColors }).catch(toFlaw);
        for (const [check, text] of flawsByCheck)
          flaws.push(...text.map((each) => ({ browser: browser.name, width, path, check, text: each })));
      }
    }
  } finally {
    resources.release();
  }
}

/** Reports the error as a flaw of this screen, so that the other screens are still checked. */
function toFlaw(error: Error): Map<CheckName, string[]> {
  return new Map([["ready", [error.message]]]);
}

function printTable(): void {
  const longestPath = Math.max(...visits.flatMap(({ paths }) => paths.map(({ length }) => length)));
  const printLine = (...cells: string[]) =>
    console.log(
      cells
        .map((cell, index) => cell.padEnd([longestPath, 5][index] ?? 28))
        .join("  ")
        .trimEnd(),
    );
  printLine("screen", "width", ...browsers.map(({ name }) => name));
  for (const { width, paths } of visits)
    for (const path of paths)
      printLine(path, String(width), ...browsers.map(({ name }) => summarizeFlaws(name, path, width)));
  const withoutForcedColors = browsers
    .filter(({ canForceColors }) => !canForceColors)
    .map(({ name }) => name);
  if (withoutForcedColors.length > 0)
    console.log(
      `\nForced colours were not checked in ${withoutForcedColors.join(", ")}, which cannot emulate them.`,
    );
  console.log(`\n${flaws.length === 0 ? "Nothing failed." : "What failed:"}`);
  for (const { browser, width, path, check, text } of flaws)
    console.log(`${browser}, ${width} px, ${path}, ${check}: ${text}`);
}

function summarizeFlaws(browser: string, path: string, width: number): string {
  const screenFlaws = flaws.filter(
    (flaw) => flaw.browser === browser && flaw.path === path && flaw.width === width,
  );
  return [...new Set(screenFlaws.map(({ check }) => check))].join(", ") || "ok";
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const AXE_EXPRESSION = `axe.run({ resultTypes: ["violations"], preload: false })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html.slice(0, 120)))`;
const DOUBLE_TEXT_EXPRESSION = `(document.documentElement.style.fontSize = "200%", new Promise((resolve) => setTimeout(resolve, 500)))`;

type CheckName = "ready" | "width" | "axe" | "200 % text" | "forced colours";

async function checkScreen(
  tab: Tab,
  url: string,
  { forcedColors }: { forcedColors: boolean },
): Promise<Map<CheckName, string[]>> {
  await tab.goTo(url);
  if (!(await waitUntilReady(tab))) return new Map([["ready", ["does not become ready"]]]);
  if (forcedColors) return new Map([["forced colours", await evaluate(tab, findUnmarkedSelections)]]);
  const width = await evaluate(tab, findOverflow);
  await tab.evaluate(`(() => { ${axe} })()`);
  const violations = (await tab.evaluate(AXE_EXPRESSION)) as string[];
  await tab.evaluate(DOUBLE_TEXT_EXPRESSION);
  const largeTextFlaws = [
    ...(await evaluate(tab, findOverflow)),
    ...(await evaluate(tab, findTextUnderExit)),
  ];
  return new Map([
    ["width", width],
    ["axe", violations],
    ["200 % text", largeTextFlaws],
  ]);
}

const evaluate = async <T>(tab: Tab, pageFunction: () => T) =>
  (await tab.evaluate(`(${pageFunction})()`)) as T;

const READY_TIMEOUT_MS = 30_000;

/** Waits until the page is ready three times in a row, because more may still be loading. */
async function waitUntilReady(tab: Tab): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (let readyCount = 0; readyCount < 3; ) {
    if (Date.now() > deadline) return false;
    readyCount = (await evaluate(tab, isReady)) ? readyCount + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return true;
}
