import Papa from "papaparse";
import writeWorkbookFile from "write-excel-file/node";
import { FORMULA_START } from "../lib/text/formulaStart.ts";
import type { SheetFormat } from "./contract.ts";

export type SheetOutput = {
  name: string;
  columns: readonly { heading: string; width: number }[];
  rows: readonly (readonly string[])[];
  about?: SheetOutput;
};

/** All cells are text, so that leading zeros remain and no formula runs. */
export function writeWorkbook(sheet: SheetOutput): Promise<Buffer> {
  return writeWorkbookFile([sheet, ...(sheet.about ? [sheet.about] : [])].map(getPart)).toBuffer();
}

function getPart({ name, columns, rows }: SheetOutput) {
  const headings = columns.map(({ heading }) => ({
    value: heading,
    type: String,
    fontWeight: "bold" as const,
  }));
  const cells = rows.map((row) =>
    row.map((value) => (value === "" ? null : { value, type: String, format: "@" })),
  );
  return {
    data: [headings, ...cells],
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  };
}

export async function writeSheet(format: SheetFormat, sheet: SheetOutput): Promise<Buffer> {
  return format === "xlsx" ? await writeWorkbook(sheet) : Buffer.from(writeCsv(sheet));
}

type CsvRows = readonly (readonly (string | number)[])[];

/** Excel detects UTF-8 by the byte order mark. Cells that it might run as formulas are escaped. */
export function writeCsv({ columns, rows }: Pick<SheetOutput, "columns"> & { rows: CsvRows }): string {
  const headings = columns.map(({ heading }) => heading);
  return `\uFEFF${Papa.unparse([headings, ...rows], { escapeFormulae: FORMULA_START, newline: "\r\n" })}\r\n`;
}
