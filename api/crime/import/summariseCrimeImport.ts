import { counted, format } from "../../import/counted.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { reasonLines } from "../../import/reasonLines.ts";
import type { PeriodKey } from "../../lib/quarters.ts";
import { comparePeriods, periodLabel } from "../periods.ts";
import type { Written } from "./writeFigures.ts";

const wasOrWere = (count: number) => (count === 1 ? "was" : "were");

type Done = {
  read: number;
  written: Written;
  rejects: RejectsFile;
  dryRun: boolean;
  /** Further remarks about the file. */
  notes: readonly string[];
};

/** The result of an import or dry run, for the operator. */
export function summariseCrimeImport({ read, written, rejects, dryRun, notes }: Done): string[] {
  const { added, corrected, periods, demonstrationPeriods } = written;
  const unchanged = read - added - corrected;
  const were = (count: number) => (dryRun ? "would be" : wasOrWere(count));
  const sentences = [`${counted(read, "figure")} of police stations ${wasOrWere(read)} read and matched.`];
  if (periods.length === 0) sentences.push("All of them are in the database already.");
  else {
    const span = describePeriods(periods);
    sentences.push(
      `${counted(added, "figure")} ${were(added)} added and ${format(corrected)} corrected, in ${span}.`,
    );
    if (unchanged > 0) sentences.push(`${format(unchanged)} of them are in the database already.`);
  }
  if (demonstrationPeriods > 0)
    sentences.push(`The demonstration figures of crime ${were(demonstrationPeriods)} removed.`);
  if (rejects.count > 0) {
    sentences.push(
      `${counted(rejects.count, "row")} could not be matched and ${were(rejects.count)} left out; see ${rejects.path}:`,
    );
    sentences.push(...reasonLines(rejects));
  }
  sentences.push(...notes);
  return sentences;
}

/** "11 periods, from 2005/06 to 2015/16", or the only one. */
function describePeriods(periods: readonly PeriodKey[]): string {
  const labels = periods.toSorted(comparePeriods).map(periodLabel);
  if (labels.length === 1) return labels[0] as string;
  return `${labels.length} periods, from ${labels[0]} to ${labels.at(-1)}`;
}
