import { basename } from "node:path";

/**
 * A fault in an imported file that stops the whole import. The message is one plain sentence that names the file
 * and, where there is one, the line (in a workbook, the row) of the fault.
 */
export class ImportError extends Error {
  constructor(file: string, message: string, line?: number) {
    super(`${basename(file)}${line === undefined ? "" : `, line ${line}`}: ${message}`);
    this.name = "ImportError";
  }
}
