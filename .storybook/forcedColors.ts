import { selectedLikeOthers } from "../tests/pageChecks.ts";

type Emulate = (isActive: boolean) => Promise<unknown>;
let emulate: Emulate | undefined;

/** Only if the test runner's browser can. */
export function provideForcedColors(by: Emulate) {
  emulate = by;
}

/** Without any of these nothing is selected, as in two pictures of three. */
const MARKS = "[aria-current], [aria-selected], [aria-pressed], [aria-checked], [data-selected]";

/** A selected element must not look like its unselected neighbours. */
export async function assertSelectionShows() {
  if (emulate === undefined || document.querySelector(MARKS) === null) return;
  await emulate(true);
  const flaws = selectedLikeOthers();
  await emulate(false);
  if (flaws.length > 0) throw new Error(`In forced colours these look like the others: ${flaws.join(", ")}`);
}
