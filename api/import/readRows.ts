import { ImportError } from "./ImportError.ts";
import { parseXml } from "./parseXml.ts";

/** The police's sheets have some 50. */
const MAX_COLUMNS = 500;
const MAX_ROWS = 1_048_576;
const MAX_CELL_CHARACTERS = 32_767;

/**
 * Rows with cells.
 * @param strings texts that cells refer to by number
 * @throws {ImportError} if damaged or too large; and what `onRow` throws
 */
export async function readRows(
  file: string,
  pieces: AsyncIterable<string>,
  strings: readonly string[],
  onRow: (cells: string[], row: number) => void,
  onCharacters: (characters: number) => void,
): Promise<void> {
  async function* counted() {
    for await (const piece of pieces) {
      onCharacters(piece.length);
      yield piece;
    }
  }
  let cells: string[] = [];
  let row = 0;
  let column = -1;
  let type = "n";
  let text = "";
  let isInValue = false;
  await parseXml(file, counted(), {
    open(name, attributes) {
      if (name === "row") {
        cells = [];
        column = -1;
        row = attributes.r === undefined ? row + 1 : Number(attributes.r);
        if (!(row <= MAX_ROWS)) throw new ImportError(file, `the workbook is damaged (row ${attributes.r}).`);
      } else if (name === "c") {
        type = attributes.t ?? "n";
        text = "";
        const next = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        if (next <= column)
          throw new ImportError(file, `the workbook is damaged (cell ${attributes.r}).`, row);
        column = next;
      } else if (name === "v" || name === "t") {
        isInValue = true;
      }
    },
    text(piece) {
      if (!isInValue) return;
      text += piece;
      if (text.length > MAX_CELL_CHARACTERS)
        throw new ImportError(file, `it has a cell of more than ${MAX_CELL_CHARACTERS} characters.`, row);
    },
    close(name) {
      if (name === "v" || name === "t") isInValue = false;
      if (name === "c" && text !== "") put(type === "s" ? sharedString(text) : text);
      if (name === "row" && cells.some((cell) => cell !== "")) onRow(cells, row);
    },
  });

  /** Skips cells with only a format. */
  function put(value: string): void {
    if (column >= MAX_COLUMNS) {
      throw new ImportError(file, `it has a cell beyond the limit of ${MAX_COLUMNS} columns.`, {
        line: row,
        column,
      });
    }
    while (cells.length < column) cells.push("");
    cells.push(value);
  }

  function sharedString(number: string): string {
    const string = strings[Number(number)];
    if (string === undefined) throw new ImportError(file, `the workbook is damaged (text ${number}).`, row);
    return string;
  }
}

/** "AB12" is 27, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const character of reference) {
    const letter = character.charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}
