import { comparePeriods, type PeriodKey, periodLabel } from "../../crime/periods.ts";
import type { RejectsFile } from "./RejectsFile.ts";
import type { Written } from "./writeFigures.ts";

const REASONS_SHOWN = 20;
const number = new Intl.NumberFormat("en");
const counted = (count: number, noun: string) => `${format(count)} ${noun}${count === 1 ? "" : "s"}`;
const format = (count: number) => number.format(count).replaceAll(/\s/g, ",");

const wasOrWere = (count: number) => (count === 1 ? "was" : "were");

type Done = {
  read: number;
  written: Written;
  rejects: RejectsFile;
  dryRun: boolean;
  /** What else there is to say of the file. */
  notes: readonly string[];
};

/** What an import did, or would do, for whoever ran it. */
export function summariseCrimeImport({ read, written, rejects, dryRun, notes }: Done): string[] {
  const { added, corrected, periods, demonstrationPeriods } = written;
  const were = (count: number) => (dryRun ? "would be" : wasOrWere(count));
  const sentences = [`${counted(read, "figure")} of police stations ${wasOrWere(read)} read and matched.`];
  if (periods.length === 0) sentences.push("All of them stand already.");
  else {
    const span = describePeriods(periods);
    sentences.push(
      `${counted(added, "figure")} ${were(added)} added and ${format(corrected)} corrected, in ${span}.`,
    );
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

/** The reasons of rejects, the most frequent first, each on a line. */
export function reasonLines({ reasons }: RejectsFile): string[] {
  const ordered = [...reasons].toSorted(([, a], [, b]) => b - a);
  const lines = ordered
    .slice(0, REASONS_SHOWN)
    .map(([reason, count]) => `  ${counted(count, "row")}: ${reason}`);
  const others = ordered.length - REASONS_SHOWN;
  return others > 0 ? [...lines, `  and ${counted(others, "other reason")}`] : lines;
}

/** "11 periods, from 2005/06 to 2015/16", or the only one. */
function describePeriods(periods: readonly PeriodKey[]): string {
  const labels = periods.toSorted(comparePeriods).map(periodLabel);
  if (labels.length === 1) return labels[0] as string;
  return `${labels.length} periods, from ${labels[0]} to ${labels.at(-1)}`;
}
