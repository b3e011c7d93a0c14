import { selectedLikeOthers } from "../tests/pageChecks.ts";

type Emulate = (isActive: boolean) => Promise<unknown>;
let emulate: Emulate | undefined;

/** Lets stories emulate forced colours if the test runner's browser can. */
export function provideForcedColors(by: Emulate) {
  emulate = by;
}

/** Throws if something selected looks the same as its unselected neighbours in forced colours. */
export async function assertSelectionShows() {
  if (emulate === undefined) return;
  await emulate(true);
  const flaws = selectedLikeOthers();
  await emulate(false);
  if (flaws.length > 0) throw new Error(`In forced colours not told from the others: ${flaws.join(", ")}`);
}
