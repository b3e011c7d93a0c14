import { csvFileName, toCsv } from "./csv.ts";
import type { TableModel, TableOrigin } from "./tableModel.ts";

// Marks the text as UTF-8 for spreadsheets.
const byteOrderMark = "\uFEFF";

/** Makes the file in the browser, without a request. */
export function downloadCsv(table: TableModel, origin: TableOrigin) {
  downloadText(toCsv(table, origin), csvFileName(table.caption, origin));
}

export const downloadText = (csv: string, fileName: string) =>
  saveFile(fileName, byteOrderMark + csv, "text/csv;charset=utf-8");

export function saveFile(fileName: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}
