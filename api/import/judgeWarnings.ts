import { ImportError } from "./ImportError.ts";

/** `needsReason`: applying asks for a reason. */
export type Warning = { sentence: string; needsReason?: boolean };

const MAX_WARNINGS = 5;

/** @param found worst first; those that need a reason come before the others */
export function judgeWarnings(found: readonly Warning[]): { warnings: string[]; needsReason: boolean } {
  const grave = found.filter(({ needsReason }) => needsReason);
  const light = found.filter(({ needsReason }) => !needsReason);
  return {
    warnings: [...grave, ...light].slice(0, MAX_WARNINGS).map(({ sentence }) => sentence),
    needsReason: grave.length > 0,
  };
}

/** The file can be mended, or applied with a reason: its rejected rows are kept. */
export class ImportRefused extends ImportError {}

/** @throws {ImportRefused} from the command and the screen alike, where a reason is needed and not given */
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
