import { leftOutLines } from "../../import/leftOutLines.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { counted, format, wasOrWere } from "../../lib/text/counted.ts";
import type { Written } from "./writeSurveys.ts";

type Done = { read: number; written: Written; rejects: RejectsFile; dryRun: boolean };

export function summariseSurveys(done: Done): string[] {
  const { read, written, dryRun } = done;
  const { added, corrected, demonstration } = written;
  const were = (count: number) => (dryRun ? "would be" : wasOrWere(count));
  const sentences = [`${counted(read, "run")} of the health check ${wasOrWere(read)} read and placed.`];
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
  return [...sentences, ...leftOutLines(done, "placed")];
}
