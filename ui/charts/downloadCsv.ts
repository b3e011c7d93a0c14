import { csvFileName, csvOf } from "./csv.ts";
import type { TableModel, TableOrigin } from "./tableModel.ts";

// The mark tells spreadsheets that the text is UTF-8.
const byteOrderMark = "\uFEFF";

/** Hands the table to the browser as a file. Nothing leaves the reader's machine. */
export function downloadCsv(table: TableModel, origin: TableOrigin) {
  const address = URL.createObjectURL(
    new Blob([byteOrderMark, csvOf(table, origin)], { type: "text/csv;charset=utf-8" }),
  );
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: csvFileName(table.caption, origin),
  });
  link.click();
  URL.revokeObjectURL(address);
}
