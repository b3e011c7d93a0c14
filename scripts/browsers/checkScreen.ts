import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isReady, selectedLikeOthers, widerThanWindow, wordsUnderExit } from "../../tests/pageChecks.ts";
import type { Tab } from "./Tab.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const axeFindings = `axe.run({ resultTypes: ["violations"], preload: false })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html.slice(0, 120)))`;
const twiceTheText = `(document.documentElement.style.fontSize = "200%", new Promise((resolve) => setTimeout(resolve, 500)))`;

export type CheckName = "ready" | "width" | "axe" | "200 % text" | "forced colours";

export async function checkScreen(
  tab: Tab,
  url: string,
  { forcedColors }: { forcedColors: boolean },
): Promise<Map<CheckName, string[]>> {
  await tab.goTo(url);
  if (!(await becomesReady(tab))) return new Map([["ready", ["does not become ready"]]]);
  if (forcedColors) return new Map([["forced colours", await ask(tab, selectedLikeOthers)]]);
  const width = await ask(tab, widerThanWindow);
  await tab.evaluate(`(() => { ${axe} })()`);
  const violations = (await tab.evaluate(axeFindings)) as string[];
  await tab.evaluate(twiceTheText);
  const withText = [...(await ask(tab, widerThanWindow)), ...(await ask(tab, wordsUnderExit))];
  return new Map([
    ["width", width],
    ["axe", violations],
    ["200 % text", withText],
  ]);
}

const ask = async <T>(tab: Tab, question: () => T) => (await tab.evaluate(`(${question})()`)) as T;

const PATIENCE = 30_000;

/** Twice in a row, because more may still be loading. */
async function becomesReady(tab: Tab): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  for (let inARow = 0; inARow < 3; ) {
    if (Date.now() > end) return false;
    inARow = (await ask(tab, isReady)) ? inARow + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return true;
}
