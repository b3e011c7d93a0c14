import { leftOutLines } from "../../import/leftOutLines.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { counted, format, wasOrWere } from "../../lib/text/counted.ts";
import type { PeriodKey } from "../../shared/quarters.ts";
import { comparePeriods, periodLabel } from "../periods.ts";
import type { Written } from "./figures/writeFigures.ts";
import type { RowsRead } from "./rows/rowTaker.ts";

type Done = {
  read: number;
  written: Written;
  rejects: RejectsFile;
  dryRun: boolean;
  notes: readonly string[];
};

export function summariseCrimeImport(done: Done): string[] {
  const { read, written, dryRun, notes } = done;
  const { added, corrected, periods, demonstrationPeriods } = written;
  const unchanged = read - added - corrected;
  const were = (count: number) => (dryRun ? "would be" : wasOrWere(count));
  const sentences = [`${counted(read, "figure")} of police stations ${wasOrWere(read)} read and matched.`];
  if (periods.length === 0) sentences.push("All of them are in the database already.");
  else {
    sentences.push(addedAndCorrected(written, dryRun), ...written.corrections);
    if (unchanged > 0) sentences.push(`${format(unchanged)} of them are in the database already.`);
  }
  if (demonstrationPeriods > 0)
    sentences.push(`The demonstration figures of crime ${were(demonstrationPeriods)} removed.`);
  return [...sentences, ...leftOutLines(done, "matched"), ...notes];
}

export function addedAndCorrected({ added, corrected, periods }: Written, dryRun: boolean): string {
  const were = dryRun ? "would be" : wasOrWere(added);
  return `${counted(added, "figure")} ${were} added and ${format(corrected)} corrected, in ${describePeriods(periods)}.`;
}

export function leftOutCounts({ unknownCounts, emptyCounts }: RowsRead): string[] {
  const unknown = `${counted(unknownCounts, "cell")} ${unknownCounts === 1 ? "holds" : "hold"} −1 or −2, which ${unknownCounts === 1 ? "means" : "mean"} unknown, and ${wasOrWere(unknownCounts)} left out.`;
  const empty = `${counted(emptyCounts, "cell")} ${emptyCounts === 1 ? "is" : "are"} empty, which leaves the figures of before as they are.`;
  return [...(unknownCounts > 0 ? [unknown] : []), ...(emptyCounts > 0 ? [empty] : [])];
}

/** "11 periods, from 2005/06 to 2015/16", or the only one. */
function describePeriods(periods: readonly PeriodKey[]): string {
  const labels = periods.toSorted(comparePeriods).map(periodLabel);
  if (labels.length === 1) return labels[0] as string;
  return `${labels.length} periods, from ${labels[0]} to ${labels.at(-1)}`;
}
