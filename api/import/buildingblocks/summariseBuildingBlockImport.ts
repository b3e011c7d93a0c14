import type { RejectsFile } from "../crime/RejectsFile.ts";
import type { Changes } from "./planChanges.ts";

const REASONS_SHOWN = 20;

type Done = {
  /** Rows that were matched. */
  rows: number;
  changes: Changes;
  replacesDemonstration: boolean;
  rejects: RejectsFile;
  dryRun: boolean;
};

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What an import did, or would do, for whoever ran it. It names no place: some of them are confidential. */
export function summariseBuildingBlockImport(done: Done): string[] {
  const { rows, changes, replacesDemonstration, rejects, dryRun } = done;
  const were = (count: number) => (dryRun ? "would be" : count === 1 ? "was" : "were");
  const { added, changed } = changes;
  const newPeople = [...added.map(({ people }) => people), ...changed.map((each) => each.added)].flat()
    .length;
  const corrected = changed.flatMap((each) => each.corrected).length;
  const sentences = [`${counted(rows, "row")} ${rows === 1 ? "was" : "were"} read and matched.`];
  if (added.length + changed.length === 0) sentences.push("All of it stands already.");
  else {
    sentences.push(
      `${counted(added.length, "place")} ${were(added.length)} added and ${changed.length} changed.`,
      `${counted(newPeople, "term")} of contact people ${were(newPeople)} added and ${corrected} corrected.`,
    );
  }
  if (replacesDemonstration) sentences.push(`The demonstration's building blocks ${were(2)} removed.`);
  if (rejects.count > 0) {
    sentences.push(
      `${counted(rejects.count, "row")} could not be matched and ${were(rejects.count)} left out; see ${rejects.path}:`,
    );
    const reasons = [...rejects.reasons].toSorted(([, a], [, b]) => b - a);
    for (const [reason, count] of reasons.slice(0, REASONS_SHOWN)) {
      sentences.push(`  ${counted(count, "row")}: ${reason}`);
    }
    const others = reasons.length - REASONS_SHOWN;
    if (others > 0) sentences.push(`  and ${counted(others, "other reason")}`);
  }
  return sentences;
}
