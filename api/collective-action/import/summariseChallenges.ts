import { leftOutLines } from "../../import/leftOutLines.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { counted, format, wasOrWere } from "../../lib/text/counted.ts";
import type { Written } from "./writeChallenges.ts";

type Done = { read: number; written: Written; rejects: RejectsFile; dryRun: boolean };

export function summariseChallenges(done: Done): string[] {
  const { read, written, dryRun } = done;
  const { added, corrected, cycles, demonstration } = written;
  const were = (count: number) => (dryRun ? "would be" : wasOrWere(count));
  const sentences = [`${counted(read, "challenge")} ${wasOrWere(read)} read and placed.`];
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
  return [...sentences, ...leftOutLines(done, "placed")];
}
