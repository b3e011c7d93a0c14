import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import Papa from "papaparse";
import { ImportError } from "../ImportError.ts";

const CHUNK_BYTES = 1 << 20;
const MAX_ROWS = 10_000_000;
/** The first and the last chunk of a short file have none. */
const MAX_CHUNKS_WITHOUT_ROW = 2;
const QUOTE = 0x22;

/**
 * Reads the rows of a CSV file in UTF-8 as a stream. The delimiter (comma, semicolon or tab) is recognised.
 * Empty lines are left out.
 *
 * @param onRow gets each row with the line on which it begins, counted from 1
 * @param onBytes gets the number of bytes read so far
 * @throws {ImportError} where the file is not UTF-8 text or not CSV; and whatever `onRow` throws
 */
export async function readCsv(
  file: string,
  onRow: (cells: string[], line: number) => void,
  onBytes: (bytes: number) => void,
): Promise<void> {
  let hasQuotes = false;
  async function* text() {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let bytes = 0;
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      bytes += chunk.length;
      onBytes(bytes);
      hasQuotes ||= chunk.includes(QUOTE);
      yield decode(file, decoder, chunk);
    }
    yield decode(file, decoder);
  }

  let line = 1;
  let rows = 0;
  let chunksWithoutRow = 0;
  const take = ({ data, errors }: Papa.ParseResult<string[]>) => {
    const fault = errors.find(({ type }) => type === "Quotes");
    const brokenQuote = () =>
      new ImportError(file, "a quotation mark is not closed or stands in the wrong place.", line);
    // A row that goes on and on would be read again with every further chunk.
    chunksWithoutRow = data.length === 0 ? chunksWithoutRow + 1 : 0;
    if (chunksWithoutRow > MAX_CHUNKS_WITHOUT_ROW) throw brokenQuote();
    data.forEach((cells, index) => {
      if (index === fault?.row) throw brokenQuote();
      const begins = line;
      line += 1;
      if (hasQuotes) for (const cell of cells) line += countLineBreaks(cell);
      if (cells.length === 1 && cells[0] === "") return;
      rows += 1;
      if (rows > MAX_ROWS) throw new ImportError(file, `it has more than ${MAX_ROWS} rows.`, begins);
      onRow(cells, begins);
    });
    if (fault !== undefined) throw brokenQuote();
  };

  await new Promise<void>((resolve, reject) => {
    const stream = Readable.from(text());
    Papa.parse<string[]>(stream, {
      delimitersToGuess: [",", ";", "\t"],
      chunk: (results, parser) => {
        try {
          take(results);
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

function decode(file: string, decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new ImportError(file, "it is not text in UTF-8; save it as CSV UTF-8.");
  }
}

function countLineBreaks(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf("\n"); at !== -1; at = cell.indexOf("\n", at + 1)) count += 1;
  return count;
}
