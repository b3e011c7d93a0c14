import { readFile, writeFile } from "node:fs/promises";
import { ImportError } from "../import/ImportError.ts";
import { DELIMITERS, parseCsv } from "../import/parseCsv.ts";
import { readWorkbookSheet } from "../import/readWorkbookSheet.ts";
import { recogniseFile } from "../import/recogniseFile.ts";
import { HttpError } from "../lib/http/errors.ts";

const MAX_ROWS = 2000;
const MAX_LINES = MAX_ROWS + 50;
const MAX_INSPECTED_LINES = 20;
const MAX_UNZIPPED_BYTES = 60_000_000;
const MAX_CHARACTERS = 2_000_000;

export type SheetLine = { line: number; cells: readonly string[] };
export type SheetContent = { fileName: string; sheet: string | null; lines: readonly SheetLine[] };

export type SheetKind<Context, ParsedSheet> = {
  sheetName: string;
  worker: URL;
  /**
   * The result is sent between processes, so it must be small.
   * @throws {HttpError} whose message is one sentence
   */
  parse: (sheet: SheetContent, context: Context) => ParsedSheet;
};
export type SheetTask<Context> = { file: string; fileName: string; context: Context };
export type SheetResult<ParsedSheet> = { parsed: ParsedSheet } | { errorMessage: string };

/** Runs in a separate process, because an uploaded file can use up its memory or time. */
export async function readSheetFile<Context, ParsedSheet>(
  { sheetName, parse }: SheetKind<Context, ParsedSheet>,
  { file, fileName, context }: SheetTask<Context>,
): Promise<SheetResult<ParsedSheet>> {
  const lines: SheetLine[] = [];
  const addLine = (cells: readonly string[], line: number) => {
    if (cells.every((cell) => cell.trim() === "")) return;
    if (lines.length >= MAX_LINES) {
      throw new ImportError(file, `it has more than ${MAX_ROWS} rows; please divide it.`);
    }
    lines.push({ line, cells });
  };
  try {
    const text = await convertToUtf8(file);
    const { format } = await recogniseFile(file);
    let sheet: string | null = null;
    if (format === "csv" && /\.xls[xm]?$/i.test(fileName)) {
      const name = fileName.slice(fileName.lastIndexOf("."));
      const message = `it is named ${name} but is text, no workbook. Save it as .xlsx in a spreadsheet program, or name it .csv.`;
      throw new ImportError(file, message);
    }
    if (format === "csv") {
      const options = { delimiter: detectDelimiter(text), maxCharacters: MAX_CHARACTERS };
      await parseCsv(file, addLine, () => undefined, options);
    } else {
      sheet = await readWorkbookSheet(
        file,
        sheetName,
        ({ cells, line }) => addLine(cells, line),
        () => undefined,
        {
          fallbackToFirst: true,
          maxUnzippedBytes: MAX_UNZIPPED_BYTES,
          maxCharacters: MAX_CHARACTERS,
        },
      );
    }
    return { parsed: parse({ fileName, sheet, lines }, context) };
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof HttpError)) throw error;
    return { errorMessage: error.message };
  }
}

const ZIP = Buffer.from("PK\x03\x04");
const OLD_WORKBOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Converts the encodings in which Excel saves CSV: that of Windows, and UTF-16.
 * @returns the text; "" for a workbook
 */
async function convertToUtf8(file: string): Promise<string> {
  const bytes = await readFile(file);
  if ([ZIP, OLD_WORKBOOK].some((mark) => bytes.subarray(0, 4).equals(mark))) return "";
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== "utf-8") await writeFile(file, text);
  return text;
}

function detectEncoding(bytes: Buffer): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes.includes(0)) return "utf-8";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/**
 * Chooses the delimiter by the line with most cells: titles contain no delimiters, while addresses contain
 * commas.
 */
function detectDelimiter(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/, MAX_INSPECTED_LINES).map((line) => line.replaceAll(/"[^"]*"/g, ""));
  const countMaxCells = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return DELIMITERS.toSorted((a, b) => countMaxCells(b) - countMaxCells(a))[0];
}
