import type { RejectsFile } from "../../import/RejectsFile.ts";
import { counted, format } from "../../lib/text/counted.ts";
import type { Written } from "./writeChallenges.ts";

type Done = { read: number; written: Written; rejects: RejectsFile; dryRun: boolean };

export function summariseChallenges({ read, written, rejects, dryRun }: Done): string[] {
  const { added, corrected, cycles, demonstration } = written;
  const were = (count: number) => (dryRun ? "would be" : count === 1 ? "was" : "were");
  const sentences = [`${counted(read, "challenge")} ${read === 1 ? "was" : "were"} read and placed.`];
  if (added + corrected + cycles === 0) sentences.push("All of them are in the database already.");
  else sentences.push(`${counted(added, "challenge")} ${were(added)} added and ${corrected} corrected.`);
  const unchanged = read - added - corrected;
  if (added + corrected > 0 && unchanged > 0)
    sentences.push(`${format(unchanged)} of them are in the database already.`);
  if (demonstration > 0) {
    sentences.push(
      `The ${counted(demonstration, "demonstration challenge")} ${were(demonstration)} removed.`,
    );
  }
  if (rejects.count > 0) {
    sentences.push(
      `${counted(rejects.count, "row")} could not be placed and ${were(rejects.count)} left out; see ${rejects.path}:`,
      ...rejects.reasons.entries().map(([reason, count]) => `  ${counted(count, "row")}: ${reason}`),
    );
  }
  return sentences;
}
