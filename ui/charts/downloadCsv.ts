import { csvFileName, csvOf } from "./csv.ts";
import type { TableModel, TableOrigin } from "./tableModel.ts";

// Tells spreadsheets that the text is UTF-8.
const byteOrderMark = "\uFEFF";

/** Saves the table as a file through the browser. Nothing leaves the reader's machine. */
export function downloadCsv(table: TableModel, origin: TableOrigin) {
  downloadText(csvOf(table, origin), csvFileName(table.caption, origin));
}

/** Hands CSV to the browser as a file. */
export function downloadText(csv: string, fileName: string) {
  const address = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}
