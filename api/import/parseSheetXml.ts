import { MAX_CELL_CHARACTERS, MAX_COLUMNS } from "./CellBounds.ts";
import { ImportError } from "./ImportError.ts";
import { parseXml } from "./parseXml.ts";

const MAX_ROWS = 1_048_576;

/** `range` is text such as "B5:B9". */
export type MergedCells = { range: string; line: number; column: number; lastLine: number };

/**
 * @param strings texts to which cells refer by number
 * @param onMerged gets merged cells after all rows
 * @throws {ImportError} if the sheet is damaged or too large; also what `onRow` throws
 */
export async function parseSheetXml(
  file: string,
  pieces: AsyncIterable<string>,
  strings: readonly string[],
  onRow: (cells: string[], row: number) => void,
  onCharacters: (characters: number) => void,
  onMerged: (merged: MergedCells) => void = () => {},
): Promise<void> {
  async function* countCharacters() {
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
  let lacksValue = false;
  await parseXml(file, countCharacters(), {
    open(name, attributes) {
      if (name === "row") {
        cells = [];
        column = -1;
        row = attributes.r === undefined ? row + 1 : Number(attributes.r);
        if (!(row <= MAX_ROWS)) throw new ImportError(file, `the workbook is damaged (row ${attributes.r}).`);
      } else if (name === "c") {
        type = attributes.t ?? "n";
        text = "";
        lacksValue = false;
        const next = attributes.r === undefined ? column + 1 : findColumn(attributes.r);
        if (next <= column)
          throw new ImportError(file, `the workbook is damaged (cell ${attributes.r}).`, row);
        column = next;
      } else if (name === "f") {
        lacksValue = true;
      } else if (name === "v" || name === "t") {
        isInValue = true;
        lacksValue = false;
      } else if (name === "mergeCell") {
        onMerged(parseMergedCells(attributes.ref ?? ""));
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
      if (name === "c" && lacksValue) {
        throw new ImportError(
          file,
          "it has a formula without a value; open the file in a spreadsheet program, save it and upload it again.",
          { line: row, column },
        );
      }
      if (name === "c" && text !== "") addCell(type === "s" ? getSharedString(text) : text);
      if (name === "row" && cells.some((cell) => cell !== "")) onRow(cells, row);
    },
  });

  function addCell(value: string): void {
    if (column >= MAX_COLUMNS) {
      throw new ImportError(file, `it has a cell beyond the limit of ${MAX_COLUMNS} columns.`, {
        line: row,
        column,
      });
    }
    while (cells.length < column) cells.push("");
    cells.push(value);
  }

  function getSharedString(number: string): string {
    const string = strings[Number(number)];
    if (string === undefined) throw new ImportError(file, `the workbook is damaged (text ${number}).`, row);
    return string;
  }
}

function parseMergedCells(range: string): MergedCells {
  const [first = "", last = first] = range.split(":");
  const getRow = (reference: string) => Number(reference.replace(/\D/g, ""));
  return { range, line: getRow(first), column: findColumn(first), lastLine: getRow(last) };
}

function findColumn(reference: string): number {
  let column = 0;
  for (const character of reference) {
    const position = character.charCodeAt(0) - 64;
    if (position < 1 || position > 26) break;
    column = column * 26 + position;
  }
  return column - 1;
}
