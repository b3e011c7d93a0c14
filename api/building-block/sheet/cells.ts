import { createHash } from "node:crypto";
import { removeMark } from "../../lib/text/formulaStart.ts";
import { normaliseExtension, normaliseTelephone } from "../../shared/telephone.ts";
import { PERSON_FLAGS } from "../fields.ts";
import { type Cells, type ColumnKey, LATER_KEYS, PERSON_KEYS, PLACE_KEYS } from "./columns.ts";

/** Deletes the value, because an empty cell does not change it. */
const CLEAR_CELL = /^clear$/i;
export const isClear = (cell: string): boolean => CLEAR_CELL.test(cell);

const YES = new Set(["yes", "y", "true", "1", "x"]);
const NO = new Set(["no", "n", "false", "0"]);
export function parseYesOrNo(cell: string): boolean | undefined {
  const text = cell.toLowerCase();
  return YES.has(text) ? true : NO.has(text) ? false : undefined;
}

const TELEPHONES: ReadonlySet<ColumnKey> = new Set(["mobile", "reception", "extension", "alternative"]);
const FLAGS: ReadonlySet<ColumnKey> = new Set(PERSON_FLAGS);

export function stripFormulaMark(key: ColumnKey, cell: string): string {
  const text = removeMark(cell.trim())
    .normalize("NFC")
    .replace(/[\p{Cc}\s\u200b\ufeff]+/gu, " ")
    .trim();
  if (TELEPHONES.has(key)) {
    const number = text.replace(/^'/, "").replace(/^(\d+)\.0$/, "$1");
    return key === "extension" ? normaliseExtension(number) : normaliseTelephone(number);
  }
  if (key === "languages") return text.replace(/^[\s,;/]+$/, "");
  const flag = FLAGS.has(key) ? parseYesOrNo(text) : undefined;
  return flag === undefined ? text : flag ? "yes" : "no";
}

const SHORTENED_NUMBER = /^\d(?:[.,]\d+)?E\+?\d+$/i;
const EXCEL_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!)$/;

export function describeSpoiltCell(key: ColumnKey, cell: string): string | undefined {
  if (EXCEL_ERROR.test(cell)) return `Excel shows an error here (${cell}). Please type the text itself.`;
  if (/^#+$/.test(cell)) return "Excel shows only # here. Please make the column wider, and copy it again.";
  if (!TELEPHONES.has(key) || !SHORTENED_NUMBER.test(cell)) return undefined;
  return `Excel shortened this number (${cell}). Please format the column as text, and type the number again.`;
}

/**
 * Ignores changes that Excel makes: it drops leading zeros, and in CSV replaces letters outside its Windows
 * character set with question marks.
 */
export const isSameCell = (current: string, cell: string): boolean =>
  current === cell ||
  toWindowsCharacters(current) === cell ||
  (/^0\d+$/.test(current) && stripLeadingZeros(current) === cell);

const stripLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, "");
const WINDOWS_CHARACTER = /[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;
const toWindowsCharacters = (text: string): string =>
  [...text].map((letter) => (WINDOWS_CHARACTER.test(letter) ? letter : "?".repeat(letter.length))).join("");

const LETTERS = "bcdfghjkmnpqrstvwxyz";
const VERSION_LETTERS = 10;

/** The version consists of letters, because Excel would convert digits to a number. */
export function getVersion(cells: Cells): string {
  const keys = cells.contactId === "" ? PLACE_KEYS : PERSON_KEYS;
  const values = keys.filter((key) => cells[key] !== "" || !LATER_KEYS.has(key)).map((key) => cells[key]);
  const hash = createHash("sha256")
    .update(JSON.stringify([cells.placeId, cells.contactId, values]))
    .digest();
  return [...hash.subarray(0, VERSION_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

const VERSION = new RegExp(`^[${LETTERS}]{${VERSION_LETTERS}}$`);
export const isVersion = (cell: string): boolean => VERSION.test(cell);
