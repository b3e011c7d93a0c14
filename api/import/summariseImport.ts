import { counted, wasOrWere } from "../lib/text/counted.ts";
import { formatInteger } from "../shared/figures/formatInteger.ts";
import type { RejectsFile } from "./RejectsFile.ts";

type Changes = { noun: string; added: number; corrected: number; dryRun: boolean };

type ImportOutcomeText = Changes & {
  /** Completes the noun, as in " of police stations". */
  qualifier?: string;
  verb: "matched" | "placed";
  read: number;
  isUnchanged: boolean;
  changes?: readonly string[];
  existing?: readonly string[];
  /** Text on how much of the demonstration would be removed. */
  demonstration: string | null;
  rejects: RejectsFile;
  notes: readonly string[];
};

export function summariseImport(outcome: ImportOutcomeText): string[] {
  const { noun, qualifier = "", verb, read, added, corrected, existing = [], demonstration } = outcome;
  const { changes = [`${addedAndCorrected(outcome)}.`] } = outcome;
  const unchanged = read - added - corrected;
  return [
    `${counted(read, noun)}${qualifier} ${wasOrWere(read)} read and ${verb}.`,
    ...(outcome.isUnchanged ? ["All of them are in the database already."] : changes),
    ...existing,
    ...(added + corrected > 0 && unchanged > 0
      ? [`${formatInteger(unchanged)} of them are in the database already.`]
      : []),
    ...(demonstration === null ? [] : [`The ${demonstration} removed.`]),
    ...listExcludedRows(outcome, verb),
    ...outcome.notes,
  ];
}

/** "3 figures would be added and 1 corrected" */
export function addedAndCorrected({ noun, added, corrected, dryRun }: Changes): string {
  return `${counted(added, noun)} ${wouldBe(dryRun, added)} added and ${formatInteger(corrected)} corrected`;
}

export const wouldBe = (dryRun: boolean, count: number) => (dryRun ? "would be" : wasOrWere(count));

export function listExcludedRows(
  { rejects, dryRun }: { rejects: RejectsFile; dryRun: boolean },
  verb: "matched" | "placed",
): string[] {
  const { count, path } = rejects;
  if (count === 0) return [];
  const heading = `${counted(count, "row")} could not be ${verb} and ${wouldBe(dryRun, count)} left out; see ${path}:`;
  return [heading, ...listReasons(rejects)];
}

const MAX_REASONS = 20;

function listReasons({ reasons }: RejectsFile): string[] {
  const ordered = [...reasons].toSorted(([, a], [, b]) => b - a);
  const lines = ordered
    .slice(0, MAX_REASONS)
    .map(([reason, count]) => `  ${counted(count, "row")}: ${reason}`);
  const omitted = ordered.length - MAX_REASONS;
  return omitted > 0 ? [...lines, `  and ${counted(omitted, "other reason")}`] : lines;
}
