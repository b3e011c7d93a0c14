import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import Papa from "papaparse";
import { makePrivateFolder, PRIVATE_FILE } from "../../lib/privateFolder.ts";

/** First characters of a cell that a spreadsheet would take for a formula or that hide what follows. */
const FORMULA_START = /^[=+\-@\t\r\0]/;
const BUFFERED_ROWS = 1000;

/**
 * The rows of an import that could not be matched, written to a CSV file as they come: line, reason, and the row
 * as it was. The file is made with the first such row.
 */
export class RejectsFile {
  readonly path: string;
  /** How many rows had each reason. */
  readonly reasons = new Map<string, number>();
  #file: number | undefined;
  #rows: string[][] = [];
  #header: readonly string[] = [];

  constructor(path: string) {
    this.path = path;
  }

  get count(): number {
    return this.reasons.values().reduce((sum, count) => sum + count, 0);
  }

  setHeader(header: readonly string[]): void {
    this.#header = header;
  }

  add(line: number, reason: string, row: readonly string[]): void {
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    if (this.#file === undefined) {
      makePrivateFolder(dirname(this.path));
      this.#file = openSync(this.path, "w", PRIVATE_FILE);
      this.#rows.push(["line", "reason", ...this.#header]);
    }
    this.#rows.push([String(line), reason, ...row]);
    if (this.#rows.length >= BUFFERED_ROWS) this.#write(this.#file);
  }

  /** Writes out what is left and closes the file. */
  close(): void {
    if (this.#file === undefined) return;
    this.#write(this.#file);
    closeSync(this.#file);
    this.#file = undefined;
  }

  /** Removes the file: for an import that stopped, whose rejects mean nothing. */
  discard(): void {
    if (this.count === 0) return;
    this.close();
    rmSync(this.path, { force: true });
  }

  #write(file: number): void {
    writeSync(file, `${Papa.unparse(this.#rows, { escapeFormulae: FORMULA_START, newline: "\n" })}\n`);
    this.#rows = [];
  }
}
