import { ImportError } from "./ImportError.ts";

/** The largest accepted CSV file has as many characters. */
const MAX_CHARACTERS = 400_000_000;
/** The sheets of the police have about 50 columns. */
export const MAX_COLUMNS = 500;
/** Excel has the same limit. */
export const MAX_CELL_CHARACTERS = 32_767;

/** Check before copying cells, because a small workbook can repeat one text in every cell. */
export class CellBounds {
  readonly #file: string;
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(file: string, maxCharacters = MAX_CHARACTERS) {
    this.#file = file;
    this.#maxCharacters = maxCharacters;
  }

  check(cells: readonly string[], line: number): void {
    if (cells.length > MAX_COLUMNS) {
      throw new ImportError(this.#file, `it has more than ${MAX_COLUMNS} columns.`, line);
    }
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column] as string;
      this.#characters += cell.length;
      const error = this.#findError(cell);
      if (error !== null) throw new ImportError(this.#file, error, { line, column });
    }
  }

  #findError(cell: string): string | null {
    if (cell.length > MAX_CELL_CHARACTERS)
      return `it has a cell of more than ${MAX_CELL_CHARACTERS} characters.`;
    if (this.#characters > this.#maxCharacters)
      return `its cells have more than ${this.#maxCharacters} characters together; please divide it.`;
    if (cell.includes("\0") || !cell.isWellFormed()) return "it has a character that cannot be stored.";
    return null;
  }
}
