import { basename } from "node:path";
import { columnLetters } from "./columnLetters.ts";
import { inQuotes } from "./inQuotes.ts";

/** Line in the file (the row of a workbook), column counted from 0, and its heading. */
export type FaultPlace = { line: number; column?: number; heading?: string | undefined };

/**
 * A fault in a file that stops the whole import. The message is one plain sentence with the file's name and, if known,
 * the place of the fault. `details` are further lines for the operator.
 */
export class ImportError extends Error {
  readonly details: readonly string[];

  constructor(file: string, message: string, at?: number | FaultPlace, details: readonly string[] = []) {
    super(`${basename(file)}${at === undefined ? "" : describe(at)}: ${message}`);
    this.name = "ImportError";
    this.details = details;
  }
}

function describe(at: number | FaultPlace): string {
  const { line, column, heading = "" }: FaultPlace = typeof at === "number" ? { line: at } : at;
  if (column === undefined) return `, line ${line}`;
  return `, line ${line}, column ${columnLetters(column)}${heading.trim() === "" ? "" : ` ${inQuotes(heading)}`}`;
}
