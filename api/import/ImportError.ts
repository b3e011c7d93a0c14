import { basename } from "node:path";
import { columnLetters } from "./columnLetters.ts";
import { inQuotes } from "./inQuotes.ts";

/** Where in a file a fault is: its line (in a workbook, the row), and its column, counted from 0, with its heading. */
export type FaultPlace = { line: number; column?: number; heading?: string | undefined };

/**
 * A fault in an imported file that stops the whole import. The message is one plain sentence that names the file
 * and, where there is one, the place of the fault. `details` are further lines for whoever ran the import.
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
