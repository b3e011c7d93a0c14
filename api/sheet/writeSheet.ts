import Papa from "papaparse";
import writeWorkbookFile from "write-excel-file/node";
import { FORMULA_START } from "../lib/formulaStart.ts";

export type WrittenSheet = {
  /** Of the workbook's sheet; at most 31 characters. */
  name: string;
  /** `width` in characters, for the workbook. */
  columns: readonly { heading: string; width: number }[];
  rows: readonly (readonly string[])[];
};

/** A workbook in which each cell is text, so that Excel keeps leading zeros and runs nothing. Headings stay in sight. */
export function writeWorkbook({ name, columns, rows }: WrittenSheet): Promise<Buffer> {
  const headings = columns.map(({ heading }) => ({
    value: heading,
    type: String,
    fontWeight: "bold" as const,
  }));
  const cells = rows.map((row) =>
    row.map((value) => (value === "" ? null : { value, type: String, format: "@" })),
  );
  return writeWorkbookFile([headings, ...cells], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

/** CSV as Excel opens it: with a byte order mark; cells that it would run as formulas are marked. */
export function writeCsv({ columns, rows }: WrittenSheet): string {
  const headings = columns.map(({ heading }) => heading);
  return `\uFEFF${Papa.unparse([headings, ...rows], { escapeFormulae: FORMULA_START, newline: "\r\n" })}\r\n`;
}
