import { counted, format } from "../lib/text/counted.ts";

type AppliedImport = { importId: number; replacesDemonstration: boolean };

/**
 * Of imports that touched the same figures, the later goes first. A file that replaced the demonstration goes after
 * all others: invented figures never stand beside real ones.
 * @param applied those that kept what they replaced, the earliest first
 * @param findTouching pairs of the imports, of which the later touched figures of the earlier
 * @returns the import and those that have to be withdrawn with it, the latest first; empty where it kept nothing
 */
export async function listWithdrawn(
  importId: number,
  applied: readonly AppliedImport[],
  findTouching: (later: readonly number[]) => Promise<{ earlier: number; later: number }[]>,
): Promise<number[]> {
  const from = applied.findIndex((each) => each.importId === importId);
  const chosen = applied[from];
  if (chosen === undefined) return [];
  const later = applied.slice(from + 1).map((each) => each.importId);
  if (chosen.replacesDemonstration) return [importId, ...later].reverse();
  const touching = await findTouching(later);
  const withdrawn = [importId];
  for (const each of later)
    if (touching.some((pair) => pair.later === each && withdrawn.includes(pair.earlier)))
      withdrawn.push(each);
  return withdrawn.reverse();
}

type Changes = { of: string; noun: string; removed: number; changed: number; returned: number };

/** "Of 9 stations, 2,400 figures disappear, 12 are again as before, and 0 return." */
export const describeWithdrawn = ({ of, noun, removed, changed, returned }: Changes): string =>
  `Of ${of}, ${counted(removed, noun)} ${removed === 1 ? "disappears" : "disappear"}, ${format(changed)} ${changed === 1 ? "is" : "are"} again as before, and ${format(returned)} ${returned === 1 ? "returns" : "return"}.`;
