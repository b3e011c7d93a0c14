import { findUnmarkedSelections } from "../tests/pageChecks.ts";

type Emulate = (isActive: boolean) => Promise<unknown>;
let emulate: Emulate | undefined;

/** Called by the test run if its browser can emulate forced colours. */
export function provideForcedColors(emulateForcedColors: Emulate) {
  emulate = emulateForcedColors;
}

/** The titles whose selection has been checked; undefined outside a test run. */
let checkedTitles: Set<string> | undefined;

/** Called by the test run, which checks one story of each title. */
export function checkSelectionOnce() {
  checkedTitles = new Set();
}

/** If a story has none of these, nothing is selected and no check is needed, as in two stories of three. */
const SELECTION_MARKS = "[aria-current], [aria-selected], [aria-pressed], [aria-checked], [data-selected]";

/**
 * In forced colours, throws if a selected element looks like its unselected neighbours. Checks the first
 * story of a title that has one.
 */
export async function assertSelectionVisibleInForcedColors(title: string) {
  if (emulate === undefined || checkedTitles?.has(title) || document.querySelector(SELECTION_MARKS) === null)
    return;
  checkedTitles?.add(title);
  await emulate(true);
  await waitForForcedColors(true);
  const flaws = findUnmarkedSelections();
  await emulate(false);
  await waitForForcedColors(false);
  if (flaws.length > 0) throw new Error(`In forced colours these look like the others: ${flaws.join(", ")}`);
}

/** A busy browser confirms the emulation before it applies in this frame, so this waits for it. */
async function waitForForcedColors(isActive: boolean) {
  const query = matchMedia("(forced-colors: active)");
  if (query.matches === isActive) return;
  await new Promise((done) => query.addEventListener("change", done, { once: true }));
}
