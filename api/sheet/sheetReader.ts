import { readFile, writeFile } from "node:fs/promises";
import { ImportError } from "../import/ImportError.ts";
import { DELIMITERS, readCsv } from "../import/readCsv.ts";
import { readSheet } from "../import/readSheet.ts";
import { recogniseFile } from "../import/recogniseFile.ts";

export const MOST_ROWS = 2000;
/** Headings, titles and notes besides. */
const MOST_LINES = MOST_ROWS + 50;
/** The headings are among them. */
const LOOKED_AT_LINES = 20;
const MOST_UNZIPPED_BYTES = 60_000_000;

/** What the sheet is called in a workbook; of another workbook the first sheet is read. */
export type SheetTask = { file: string; sheetName: string };
/** `line` is the row's number as the spreadsheet shows it. */
export type SheetLine = { line: number; cells: readonly string[] };
/** `sheet` is the name of the one that was read; null for CSV. */
export type SheetResult = { sheet: string | null; lines: SheetLine[] } | { problem: string };

/** Runs in a process of its own: a file from outside can take all memory or time of whoever reads it. */
export async function readSheetFile({ file, sheetName }: SheetTask): Promise<SheetResult> {
  const lines: SheetLine[] = [];
  const take = (cells: readonly string[], line: number) => {
    if (cells.every((cell) => cell.trim() === "")) return;
    if (lines.length >= MOST_LINES) {
      throw new ImportError(file, `it has more than ${MOST_ROWS} rows; please divide it.`);
    }
    lines.push({ line, cells });
  };
  try {
    const text = await asUtf8(file);
    const { format } = await recogniseFile(file);
    let sheet: string | null = null;
    if (format === "csv") await readCsv(file, take, () => undefined, delimiterOf(text));
    else {
      sheet = await readSheet(
        file,
        sheetName,
        ({ cells, line }) => take(cells, line),
        () => undefined,
        {
          otherwiseFirst: true,
          mostUnzippedBytes: MOST_UNZIPPED_BYTES,
        },
      );
    }
    return { sheet, lines };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { problem: error.message };
  }
}

const ZIP = Buffer.from("PK\x03\x04");
const OLD_WORKBOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Excel saves text in the Windows encoding, or in UTF-16 as "Unicode text", unless it is told otherwise.
 * @returns the text; "" for a workbook
 */
async function asUtf8(file: string): Promise<string> {
  const bytes = await readFile(file);
  if ([ZIP, OLD_WORKBOOK].some((mark) => bytes.subarray(0, 4).equals(mark))) return "";
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== "utf-8") await writeFile(file, text);
  return text;
}

function encodingOf(bytes: Buffer): "utf-8" | "utf-16le" | "windows-1252" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes.includes(0)) return "utf-8";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** The one that divides some line into most cells: titles and blank lines have none, addresses have commas. */
function delimiterOf(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/, LOOKED_AT_LINES).map((line) => line.replaceAll(/"[^"]*"/g, ""));
  const mostIn = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return DELIMITERS.toSorted((a, b) => mostIn(b) - mostIn(a))[0];
}
