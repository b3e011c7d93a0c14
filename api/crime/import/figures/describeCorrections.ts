import { format } from "../../../lib/text/counted.ts";
import { periodLabel } from "../../periods.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import type { CrimeType } from "./crimeTypes.ts";
import type { MergedFigures } from "./mergeFigures.ts";

const MAX_NAMED = 3;
const MAX_USUAL_RATIO = 2;
const MIN_REPORTS_TO_WARN = 100;

/** A file of other units or another layout shows itself here. */
export function describeCorrections(
  changes: readonly MergedFigures[],
  { tree, types, dryRun }: { tree: BoundaryTree; types: readonly CrimeType[]; dryRun: boolean },
): string[] {
  const all = changes.flatMap(({ period, corrections }) => corrections.map((each) => ({ period, ...each })));
  if (all.length === 0) return [];
  const before = all.reduce((sum, each) => sum + each.before, 0);
  const after = all.reduce((sum, each) => sum + each.after, 0);
  const more = Math.max(before, after);
  const isUnusual = more >= MIN_REPORTS_TO_WARN && more >= Math.min(before, after) * MAX_USUAL_RATIO;
  const sums = `corrected figures ${dryRun ? "would add" : "add"} up to ${format(after)}, in place of ${format(before)}.`;
  const largest = all
    .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, MAX_NAMED)
    .map((each) => {
      const place = `${tree.names[Math.floor(each.place / types.length)]}, ${periodLabel(each.period)}`;
      const category = types[each.place % types.length]?.description;
      return `  ${place}: ${category} ${format(each.after)} in place of ${format(each.before)}`;
    });
  return [
    isUnusual ? `Warning: the ${sums} Compare some of them with the source.` : `The ${sums}`,
    ...largest,
  ];
}
