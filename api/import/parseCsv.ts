import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import Papa from "papaparse";
import { CellBounds } from "./CellBounds.ts";
import { ImportError } from "./ImportError.ts";

/** Bytes. The cells of larger chunks survive garbage collections, which then copy them. */
const CHUNK_BYTES = 1 << 16;
const MAX_ROWS = 10_000_000;
/** The parser reads an unfinished row again with each chunk, so an endless row would take ever longer. */
const MAX_ROW_CHARACTERS = 1 << 18;
const QUOTE = 0x22;
export const DELIMITERS = [",", ";", "\t"];
type Options = { delimiter?: string | undefined; maxCharacters?: number };
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i;

/**
 * Reads a file in UTF-8. Detects the delimiter by which rows have equal length. Skips empty lines.
 * @param onRow gets each row and the number of its first line, from 1
 * @param onBytes gets the number of bytes read so far
 * @throws {ImportError} if the file is not UTF-8 or not CSV; also what `onRow` throws
 */
export async function parseCsv(
  file: string,
  onRow: (cells: string[], line: number) => void,
  onBytes: (bytes: number) => void,
  { delimiter: chosenDelimiter, maxCharacters }: Options = {},
): Promise<void> {
  const bounds = new CellBounds(file, maxCharacters);
  const separator = SEPARATOR_LINE.exec(await readHead(file));
  const delimiter = separator?.[1] ?? chosenDelimiter;
  const start = separator === null ? 0 : Buffer.byteLength(separator[0]);
  let hasQuotes = false;
  const unparsedPieces: string[] = [];
  async function* text() {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let bytes = start;
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES, start })) {
      bytes += chunk.length;
      onBytes(bytes);
      hasQuotes ||= chunk.includes(QUOTE);
      const piece = decode(file, decoder, chunk);
      unparsedPieces.push(piece);
      yield piece;
    }
    yield decode(file, decoder);
  }

  let line = separator === null ? 1 : 2;
  let rows = 0;
  let pending = { text: "", from: 0 };
  const handleResult = ({ data, errors, meta }: Papa.ParseResult<string[]>) => {
    const error = errors.find(({ type }) => type === "Quotes");
    const unread = (pending.text + (unparsedPieces.shift() ?? "")).slice(meta.cursor - pending.from);
    pending = { text: unread, from: meta.cursor };
    if (data.length === 0 && unread.length > MAX_ROW_CHARACTERS)
      throw createEndlessRowError(file, unread, line);
    data.forEach((cells, index) => {
      if (index === error?.row) throw createQuoteError(file, error, line);
      const firstLine = line;
      line += 1;
      if (hasQuotes) for (const cell of cells) line += countLineBreaks(cell);
      if (cells.length === 1 && cells[0] === "") return;
      rows += 1;
      if (rows > MAX_ROWS) throw new ImportError(file, `it has more than ${MAX_ROWS} rows.`, firstLine);
      bounds.check(cells, firstLine);
      onRow(cells, firstLine);
    });
    if (error !== undefined) throw createQuoteError(file, error, line);
  };

  await new Promise<void>((resolve, reject) => {
    const stream = Readable.from(text());
    Papa.parse<string[]>(stream, {
      delimitersToGuess: DELIMITERS,
      ...(delimiter !== undefined && { delimiter }),
      chunk: (results, parser) => {
        try {
          handleResult(results);
        } catch (error) {
          reject(error);
          parser.abort();
          stream.destroy();
        }
      },
      complete: () => resolve(),
      error: reject,
    });
  });
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function createQuoteError(file: string, { code }: Papa.ParseError, line: number): ImportError {
  const isOpen = code === "MissingQuotes";
  return new ImportError(
    file,
    isOpen ? "a quotation mark is not closed." : "a quotation mark is in the wrong place.",
    line,
  );
}

function createEndlessRowError(file: string, row: string, line: number): ImportError {
  const isQuoted = row.split('"').length % 2 === 0;
  return new ImportError(
    file,
    isQuoted ? "a quotation mark is not closed." : "the line is longer than a row can be.",
    line,
  );
}

function decode(file: string, decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new ImportError(file, "it is not text in UTF-8; save it as CSV UTF-8.");
  }
}

function countLineBreaks(cell: string): number {
  let count = 0;
  for (let index = cell.indexOf("\n"); index !== -1; index = cell.indexOf("\n", index + 1)) count += 1;
  return count;
}
