import { findUnmarkedSelections } from "../tests/pageChecks.ts";

type Emulate = (isActive: boolean) => Promise<unknown>;
let emulate: Emulate | undefined;

/** Only if the test runner's browser can. */
export function provideForcedColors(by: Emulate) {
  emulate = by;
}

/** The titles whose selection was looked at. */
let seen: Set<string> | undefined;

/** Only a run of the tests may leave out stories. */
export function showSelectionOnce() {
  seen = new Set();
}

/** Without any of these nothing is selected, as in two pictures of three. */
const MARKS = "[aria-current], [aria-selected], [aria-pressed], [aria-checked], [data-selected]";

/** A selected element must not look like its unselected neighbours, in the first story of a title that has one. */
export async function assertSelectionShows(title: string) {
  if (emulate === undefined || seen?.has(title) || document.querySelector(MARKS) === null) return;
  seen?.add(title);
  await emulate(true);
  await untilForced(true);
  const flaws = findUnmarkedSelections();
  await emulate(false);
  await untilForced(false);
  if (flaws.length > 0) throw new Error(`In forced colours these look like the others: ${flaws.join(", ")}`);
}

/** A busy browser confirms the emulation before this frame has it. */
async function untilForced(isActive: boolean) {
  const query = matchMedia("(forced-colors: active)");
  if (query.matches === isActive) return;
  await new Promise((done) => query.addEventListener("change", done, { once: true }));
}
