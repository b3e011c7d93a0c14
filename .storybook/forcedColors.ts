import { selectedLikeOthers } from "../tests/pageChecks.ts";

type Emulate = (isActive: boolean) => Promise<unknown>;
let emulate: Emulate | undefined;

/** Lets stories be looked at in forced colours, where a test runner can ask the browser for them. */
export function provideForcedColors(by: Emulate) {
  emulate = by;
}

/** Throws if something selected looks like its neighbours that are not, where the reader's system sets all colours. */
export async function assertSelectionShows() {
  if (emulate === undefined) return;
  await emulate(true);
  const flaws = selectedLikeOthers();
  await emulate(false);
  if (flaws.length > 0) throw new Error(`In forced colours not told from the others: ${flaws.join(", ")}`);
}
