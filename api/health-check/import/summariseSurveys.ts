import type { RejectsFile } from "../../import/RejectsFile.ts";
import { counted, format } from "../../lib/text/counted.ts";
import type { Written } from "./writeSurveys.ts";

type Done = { read: number; written: Written; rejects: RejectsFile; dryRun: boolean };

export function summariseSurveys({ read, written, rejects, dryRun }: Done): string[] {
  const { added, corrected, demonstration } = written;
  const were = (count: number) => (dryRun ? "would be" : count === 1 ? "was" : "were");
  const sentences = [
    `${counted(read, "run")} of the health check ${read === 1 ? "was" : "were"} read and placed.`,
  ];
  if (added + corrected === 0) sentences.push("All of them are in the database already.");
  else sentences.push(`${counted(added, "run")} ${were(added)} added and ${corrected} corrected.`);
  if (read > added)
    sentences.push("Whether answers of existing runs differ cannot be seen: only blurred counts are kept.");
  const unchanged = read - added - corrected;
  if (added + corrected > 0 && unchanged > 0)
    sentences.push(`${format(unchanged)} of them are in the database already.`);
  if (demonstration > 0) {
    sentences.push(`The ${counted(demonstration, "demonstration run")} ${were(demonstration)} removed.`);
  }
  if (rejects.count > 0) {
    sentences.push(
      `${counted(rejects.count, "row")} could not be placed and ${were(rejects.count)} left out; see ${rejects.path}:`,
      ...rejects.reasons.entries().map(([reason, count]) => `  ${counted(count, "row")}: ${reason}`),
    );
  }
  return sentences;
}
