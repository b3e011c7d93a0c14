import { posix } from "node:path";
import { ImportError } from "../ImportError.ts";
import { openWorkbook, type Workbook } from "./openWorkbook.ts";
import { parseXml } from "./parseXml.ts";

const MAX_SHARED_CHARACTERS = 100_000_000;
const MAX_COLUMNS = 16_384;
const WORKBOOK_PART = "xl/workbook.xml";
const LINKS_PART = "xl/_rels/workbook.xml.rels";

/** A row's cells as their stored text (a date is a count of days), "" where a cell is empty. */
export type SheetRow = { cells: string[]; row: number; datesStartIn1904: boolean };

/**
 * Reads the rows that have cells of one sheet of a workbook, as a stream.
 *
 * @param onBytes gets how much of the sheet was read, and how much it is
 * @throws {ImportError} where the file is damaged or has no such sheet; and whatever `onRow` throws
 */
export async function readSheet(
  file: string,
  sheetName: string,
  onRow: (row: SheetRow) => void,
  onBytes: (bytes: number, total: number) => void,
): Promise<void> {
  const workbook = await openWorkbook(file);
  try {
    const { linkId, datesStartIn1904 } = await findSheet(file, workbook, sheetName);
    const links = await readLinks(file, workbook);
    const sheetPart = links.find(({ id }) => id === linkId)?.part;
    if (sheetPart === undefined) throw new ImportError(file, `the workbook lacks its sheet "${sheetName}".`);
    const stringsPart = links.find(({ type }) => type.endsWith("/sharedStrings"))?.part;
    const strings = stringsPart === undefined ? [] : await readSharedStrings(file, workbook, stringsPart);
    const total = workbook.size(sheetPart);
    let bytes = 0;
    await readRows(
      file,
      workbook.read(sheetPart),
      strings,
      (cells, row) => onRow({ cells, row, datesStartIn1904 }),
      (characters) => {
        bytes += characters;
        onBytes(Math.min(bytes, total), total);
      },
    );
  } finally {
    workbook.close();
  }
}

async function findSheet(file: string, workbook: Workbook, sheetName: string) {
  let linkId: string | undefined;
  let datesStartIn1904 = false;
  await parseXml(file, workbook.read(WORKBOOK_PART), {
    open(name, attributes) {
      if (name === "workbookPr") datesStartIn1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      if (name === "sheet" && attributes.name?.trim().toLowerCase() === sheetName.toLowerCase()) {
        linkId = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
      }
    },
  });
  if (linkId === undefined) throw new ImportError(file, `the workbook has no sheet "${sheetName}".`);
  return { linkId, datesStartIn1904 };
}

/** The workbook's links to its other parts. */
async function readLinks(file: string, workbook: Workbook) {
  const links: { id: string; type: string; part: string }[] = [];
  await parseXml(file, workbook.read(LINKS_PART), {
    open(name, { Id = "", Type = "", Target = "" }) {
      if (name === "Relationship")
        links.push({ id: Id, type: Type, part: posix.resolve("/xl", Target).slice(1) });
    },
  });
  return links;
}

/** The table of texts that cells refer to by number. Phonetic readings are left out. */
async function readSharedStrings(file: string, workbook: Workbook, part: string): Promise<string[]> {
  const strings: string[] = [];
  let current = "";
  let characters = 0;
  let isInText = false;
  let isInReading = false;
  await parseXml(file, workbook.read(part), {
    open(name) {
      if (name === "si") current = "";
      if (name === "rPh") isInReading = true;
      if (name === "t") isInText = true;
    },
    text(text) {
      if (!isInText || isInReading) return;
      characters += text.length;
      if (characters > MAX_SHARED_CHARACTERS)
        throw new ImportError(file, "its texts are longer than is read.");
      current += text;
    },
    close(name) {
      if (name === "t") isInText = false;
      if (name === "rPh") isInReading = false;
      if (name === "si") strings.push(current);
    },
  });
  return strings;
}

async function readRows(
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
  let type = "n";
  let text = "";
  let isInValue = false;
  await parseXml(file, counted(), {
    open(name, attributes) {
      if (name === "row") {
        cells = [];
        row = attributes.r === undefined ? row + 1 : Number(attributes.r);
      } else if (name === "c") {
        type = attributes.t ?? "n";
        text = "";
        const column = attributes.r === undefined ? cells.length : columnOf(attributes.r);
        if (column >= MAX_COLUMNS || column < cells.length) {
          throw new ImportError(file, `the workbook is damaged (cell ${attributes.r}).`, row);
        }
        while (cells.length <= column) cells.push("");
      } else if (name === "v" || name === "t") {
        isInValue = true;
      }
    },
    text(piece) {
      if (isInValue) text += piece;
    },
    close(name) {
      if (name === "v" || name === "t") isInValue = false;
      if (name === "c") cells[cells.length - 1] = type === "s" ? sharedString(text) : text;
      if (name === "row" && cells.some((cell) => cell !== "")) onRow(cells, row);
    },
  });

  function sharedString(number: string): string {
    const string = strings[Number(number)];
    if (string === undefined) throw new ImportError(file, `the workbook is damaged (text ${number}).`, row);
    return string;
  }
}

/** "AB12" is column 27, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const character of reference) {
    const letter = character.charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}
