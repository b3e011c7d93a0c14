import { counted } from "../lib/text/counted.ts";
import { formatInteger } from "../shared/figures/formatInteger.ts";

type AppliedImport = { importId: number; replacesDemonstration: boolean };

/**
 * Lists the import and those that must be withdrawn before it: later imports of the same figures. If the
 * import replaced the demonstration, these are all later imports, because invented figures must never mix
 * with real ones.
 * @param applied sorted from the earliest
 * @param findChangedPairs finds pairs in which the later import changed figures of the earlier
 * @returns ids sorted from the latest; empty if the import cannot be withdrawn
 */
export async function listImportsToWithdraw(
  importId: number,
  applied: readonly AppliedImport[],
  findChangedPairs: (later: readonly number[]) => Promise<{ earlier: number; later: number }[]>,
): Promise<number[]> {
  const from = applied.findIndex((each) => each.importId === importId);
  const withdrawnImport = applied[from];
  if (withdrawnImport === undefined) return [];
  const later = applied.slice(from + 1).map((each) => each.importId);
  if (withdrawnImport.replacesDemonstration) return [importId, ...later].reverse();
  const changedPairs = await findChangedPairs(later);
  const withdrawn = [importId];
  for (const each of later)
    if (changedPairs.some((pair) => pair.later === each && withdrawn.includes(pair.earlier)))
      withdrawn.push(each);
  return withdrawn.reverse();
}

type Changes = { total: string; noun: string; removed: number; changed: number; returned: number };

/** "Of 9 stations, 2,400 figures disappear, 12 are again as before, and 0 return." */
export const describeWithdrawn = ({ total, noun, removed, changed, returned }: Changes): string =>
  `Of ${total}, ${counted(removed, noun)} ${removed === 1 ? "disappears" : "disappear"}, ${formatInteger(changed)} ${changed === 1 ? "is" : "are"} again as before, and ${formatInteger(returned)} ${returned === 1 ? "returns" : "return"}.`;
