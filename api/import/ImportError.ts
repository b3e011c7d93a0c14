import { basename } from "node:path";
import { columnLetters } from "../lib/text/columnLetters.ts";
import { inQuotes } from "../lib/text/inQuotes.ts";

/** In a workbook, `line` is the row. `column` counts from 0. */
export type ErrorPosition = { line: number; column?: number; heading?: string | undefined };

/** The message names the file and the position; `details` are for the operator. */
export class ImportError extends Error {
  readonly file: string;
  readonly details: readonly string[];

  constructor(
    file: string,
    message: string,
    position?: number | ErrorPosition,
    details: readonly string[] = [],
  ) {
    super(`${basename(file)}${position === undefined ? "" : describe(position)}: ${message}`);
    this.name = "ImportError";
    this.file = file;
    this.details = details;
  }
}

function describe(position: number | ErrorPosition): string {
  const {
    line,
    column,
    heading = "",
  }: ErrorPosition = typeof position === "number" ? { line: position } : position;
  if (column === undefined) return `, line ${line}`;
  return `, line ${line}, column ${columnLetters(column)}${heading.trim() === "" ? "" : ` ${inQuotes(heading)}`}`;
}
