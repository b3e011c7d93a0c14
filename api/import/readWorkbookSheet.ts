import { posix } from "node:path";
import { inQuotes } from "../lib/text/inQuotes.ts";
import { normaliseName } from "../lib/text/nearNames.ts";
import { CellBounds, MAX_CELL_CHARACTERS } from "./CellBounds.ts";
import { ImportError } from "./ImportError.ts";
import { openWorkbook, type Workbook } from "./openWorkbook.ts";
import { type MergedCells, parseSheetXml } from "./parseSheetXml.ts";
import { parseXml } from "./parseXml.ts";

/** The workbooks of the police have about 10,000 shared texts with 200,000 characters. */
const MAX_SHARED_TEXTS = 2_000_000;
const MAX_SHARED_CHARACTERS = 50_000_000;
const MAX_SHEETS = 10;
/** Excel allows 31 characters. */
const MAX_SHEET_NAME = 100;
const WORKBOOK_PART = "xl/workbook.xml";
const RELATIONSHIPS_PART = "xl/_rels/workbook.xml.rels";

/** A cell with a date contains a number of days, which counts from 1900 or from 1904. */
export type SheetRow = { cells: string[]; line: number; datesStartIn1904: boolean };

type Options = {
  fallbackToFirst?: boolean;
  maxUnzippedBytes?: number;
  maxCharacters?: number;
  onMerged?: (merged: MergedCells) => void;
};

/**
 * Returns the sheet's name.
 * @param onBytes gets the number of bytes read so far, and the size
 * @throws {ImportError} if the workbook is damaged or lacks the sheet; also what `onRow` throws
 */
export async function readWorkbookSheet(
  file: string,
  sheetName: string,
  onRow: (row: SheetRow) => void,
  onBytes: (bytes: number, total: number) => void,
  { fallbackToFirst = false, maxUnzippedBytes, maxCharacters, onMerged }: Options = {},
): Promise<string> {
  const workbook = await openWorkbook(file, maxUnzippedBytes);
  try {
    const { relationshipId, name, datesStartIn1904 } = await findSheet(
      file,
      workbook,
      sheetName,
      fallbackToFirst,
    );
    const relationships = await readRelationships(file, workbook);
    const sheetPart = relationships.find(({ id }) => id === relationshipId)?.part;
    if (sheetPart === undefined) throw new ImportError(file, `the workbook lacks its sheet "${sheetName}".`);
    const stringsPart = relationships.find(({ type }) => type.endsWith("/sharedStrings"))?.part;
    const strings = stringsPart === undefined ? [] : await readSharedStrings(file, workbook, stringsPart);
    const total = workbook.size(sheetPart);
    const bounds = new CellBounds(file, maxCharacters);
    let bytes = 0;
    await parseSheetXml(
      file,
      workbook.read(sheetPart),
      strings,
      (cells, line) => {
        bounds.check(cells, line);
        onRow({ cells, line, datesStartIn1904 });
      },
      (characters) => {
        bytes += characters;
        onBytes(Math.min(bytes, total), total);
      },
      onMerged,
    );
    return name;
  } finally {
    workbook.close();
  }
}

async function findSheet(file: string, workbook: Workbook, sheetName: string, fallbackToFirst: boolean) {
  type SheetEntry = { id: string | undefined; name: string };
  let matching: SheetEntry | undefined;
  let first: SheetEntry | undefined;
  let datesStartIn1904 = false;
  const names: string[] = [];
  await parseXml(file, workbook.read(WORKBOOK_PART), {
    open(name, attributes) {
      if (name === "workbookPr") datesStartIn1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      if (name !== "sheet") return;
      if ((attributes.name ?? "").length > MAX_SHEET_NAME) {
        throw new ImportError(file, "the workbook is damaged (the name of a sheet is too long).");
      }
      if (names.length < MAX_SHEETS) names.push(inQuotes(attributes.name ?? ""));
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
      const sheet = { id, name: attributes.name ?? "" };
      if (normaliseName(sheet.name) === normaliseName(sheetName)) matching = sheet;
      if (attributes.state === undefined || attributes.state === "visible") first ??= sheet;
    },
  });
  const { id: relationshipId, name = "" } = matching ?? (fallbackToFirst ? first : undefined) ?? {};
  if (relationshipId === undefined)
    throw new ImportError(
      file,
      `the workbook has no sheet "${sheetName}"; it has ${names.join(", ") || "none"}.`,
    );
  return { relationshipId, name, datesStartIn1904 };
}

async function readRelationships(file: string, workbook: Workbook) {
  const relationships: { id: string; type: string; part: string }[] = [];
  await parseXml(file, workbook.read(RELATIONSHIPS_PART), {
    open(name, { Id = "", Type = "", Target = "" }) {
      if (name === "Relationship")
        relationships.push({ id: Id, type: Type, part: posix.resolve("/xl", Target).slice(1) });
    },
  });
  return relationships;
}

/** Omits phonetic guides (`rPh`), which repeat the text. */
async function readSharedStrings(file: string, workbook: Workbook, part: string): Promise<string[]> {
  const strings: string[] = [];
  let current = "";
  let characters = 0;
  let isInText = false;
  let isInPhonetic = false;
  await parseXml(file, workbook.read(part), {
    open(name) {
      if (name === "si") current = "";
      if (name === "rPh") isInPhonetic = true;
      if (name === "t") isInText = true;
    },
    text(text) {
      if (!isInText || isInPhonetic) return;
      characters += text.length;
      if (characters > MAX_SHARED_CHARACTERS)
        throw new ImportError(
          file,
          `its texts have more than the limit of ${MAX_SHARED_CHARACTERS} characters.`,
        );
      current += text;
      if (current.length > MAX_CELL_CHARACTERS) {
        throw new ImportError(file, `it has a cell of more than ${MAX_CELL_CHARACTERS} characters.`);
      }
    },
    close(name) {
      if (name === "t") isInText = false;
      if (name === "rPh") isInPhonetic = false;
      if (name !== "si") return;
      strings.push(current);
      if (strings.length > MAX_SHARED_TEXTS)
        throw new ImportError(file, `it has more than the limit of ${MAX_SHARED_TEXTS} texts.`);
    },
  });
  return strings;
}
