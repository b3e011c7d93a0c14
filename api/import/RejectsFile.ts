import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import Papa from "papaparse";
import { makePrivateFolder, PRIVATE_FILE } from "../lib/security/privateFolder.ts";
import { FORMULA_START } from "../lib/text/formulaStart.ts";

const BUFFERED_ROWS = 1000;

/** Writes a CSV file of rejected rows, each with line and reason, which can be corrected and imported. */
export class RejectsFile {
  readonly path: string;
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
      this.#file = openSync(this.#unfinished, "w", PRIVATE_FILE);
      this.#rows.push(["line", "reason", ...this.#header]);
    }
    this.#rows.push([String(line), reason, ...row]);
    if (this.#rows.length >= BUFFERED_ROWS) this.#write(this.#file);
  }

  close(): void {
    if (this.count === 0) rmSync(this.path, { force: true });
    if (this.#file === undefined) return;
    this.#write(this.#file);
    closeSync(this.#file);
    this.#file = undefined;
    renameSync(this.#unfinished, this.path);
  }

  discard(): void {
    if (this.count === 0) return;
    if (this.#file !== undefined) closeSync(this.#file);
    rmSync(this.#file === undefined ? this.path : this.#unfinished, { force: true });
    this.#file = undefined;
  }

  get #unfinished(): string {
    return `${this.path}.unfinished`;
  }

  #write(file: number): void {
    writeSync(file, `${Papa.unparse(this.#rows, { escapeFormulae: FORMULA_START, newline: "\n" })}\n`);
    this.#rows = [];
  }
}
