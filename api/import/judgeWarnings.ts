import { ImportError } from "./ImportError.ts";

/** `losesRate` means that the country or a province would lose its rate. */
export type Warning = { sentence: string; needsReason?: boolean; losesRate?: boolean };

const MAX_WARNINGS = 5;

/**
 * @param allWarnings sorted from the most serious. Warnings of lost rates come first, then those that require a
 * reason.
 */
export function judgeWarnings(allWarnings: readonly Warning[]): { warnings: string[]; needsReason: boolean } {
  const weight = ({ losesRate, needsReason }: Warning) => (losesRate ? 2 : needsReason ? 1 : 0);
  return {
    warnings: allWarnings
      .toSorted((a, b) => weight(b) - weight(a))
      .slice(0, MAX_WARNINGS)
      .map(({ sentence }) => sentence),
    needsReason: allWarnings.some(({ needsReason }) => needsReason),
  };
}

/** The file can be corrected, or applied with a reason. */
export class ImportRefused extends ImportError {}

/** @throws {ImportRefused} if a warning requires a reason and none is given */
export function assertReason(
  file: string,
  { warnings, needsReason }: ReturnType<typeof judgeWarnings>,
  { reason, details }: { reason: string | undefined; details: readonly string[] },
): void {
  if (!needsReason || reason !== undefined) return;
  throw new ImportRefused(
    file,
    "it changes what the public sees so much that it needs a reason (--reason TEXT), and nothing was imported.",
    undefined,
    [...warnings.map((sentence) => `  ${sentence}`), ...details],
  );
}
