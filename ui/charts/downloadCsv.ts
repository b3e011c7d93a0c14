import { csvFileName, csvOf } from "./csv.ts";
import { saveFile } from "./saveFile.ts";
import type { TableModel, TableOrigin } from "./tableModel.ts";

// Tells spreadsheets that the text is UTF-8.
const byteOrderMark = "\uFEFF";

/** Saves the table as a file through the browser. Nothing leaves the reader's machine. */
export function downloadCsv(table: TableModel, origin: TableOrigin) {
  downloadText(csvOf(table, origin), csvFileName(table.caption, origin));
}

/** Hands CSV to the browser as a file. */
export const downloadText = (csv: string, fileName: string) =>
  saveFile(fileName, byteOrderMark + csv, "text/csv;charset=utf-8");
