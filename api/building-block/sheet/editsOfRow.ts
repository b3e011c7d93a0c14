import { DAY } from "../../import/columns.ts";
import { LACKS_RECEPTION } from "../../shared/contactTypes.ts";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { LIST_OF_LANGUAGES, parseLanguages } from "../describePatch.ts";
import { type Edit, type FieldKey, getField, PERSON_FLAGS, type Value, type Values } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { currentValues, diff, lacksReception, withPoint } from "../patch.ts";
import { isClear, isSameCell, spoiltCell, yesOrNo } from "./cells.ts";
import type { Cells, ColumnKey, PERSON_KEYS, PLACE_KEYS } from "./columns.ts";

export type CellError = { key: ColumnKey; message: string };
export type RowKey = (typeof PLACE_KEYS | typeof PERSON_KEYS)[number];

export const getFieldKey = (key: RowKey): FieldKey => (key === "place" || key === "contact" ? "name" : key);

export const touchedCells = (keys: readonly RowKey[], current: Cells, cells: Cells): RowKey[] =>
  keys.filter((key) => cells[key] !== "" && !isSameCell(current[key], cells[key]));

type TouchedCells = { cells: Partial<Cells>; touched: readonly RowKey[] };

export function valuesOfRow(
  person: number | null,
  { cells, touched }: TouchedCells,
): { values: Values } | { errors: CellError[] } {
  const errors: CellError[] = [];
  const values: Record<string, Value> = {};
  for (const key of touched) {
    const cell = cells[key] ?? "";
    const field = getFieldKey(key);
    const message = spoiltCell(key, cell);
    const read = message === undefined ? readCell(field, cell, person) : { message };
    if ("message" in read) errors.push({ key, message: read.message });
    else values[field] = read.value;
  }
  return errors.length > 0 ? { errors } : { values };
}

/**
 * `declared` has values that follow from the row; changed cells take precedence over them.
 * @param person id of a contact person, or null for the place
 */
export function editsOfRow(
  current: CurrentInstance,
  person: number | null,
  { declared = {}, ...row }: TouchedCells & { declared?: Values },
): { edits: Edit[] } | { errors: CellError[] } {
  const read = valuesOfRow(person, row);
  if ("errors" in read) return read;
  const values = { ...declared, ...read.values };
  const before = currentValues(current, person);
  const key = row.touched.includes("extension") ? "extension" : "reception";
  if (lacksReception(before, values)) return { errors: [{ key, message: LACKS_RECEPTION }] };
  return { edits: diff(person, before, withPoint(before, values)) };
}

/** Returns the new day of capture, if the row sets one. */
export function captureOfRow(
  { capturedOn }: Pick<CurrentInstance, "capturedOn">,
  cells: Cells,
  today: string,
): { values: Values } | { errors: CellError[] } {
  const error = (message: string) => ({ errors: [{ key: "capturedOn" as const, message }] });
  if (cells.capturedOn === "") return { values: {} };
  const day = DAY.parse(cells.capturedOn);
  if (day === null) return error("Please write a day such as 2026-08-15.");
  if (day === capturedOn) return { values: {} };
  if (capturedOn !== null) return error(`This place is captured since ${capturedOn}, which stays.`);
  const running = firstDayOf(quarterOfDay(today));
  if (day > today || day < running)
    return error(`Please give a day from ${running} to today: earlier quarters stay as they were.`);
  return { values: { capturedOn: day } };
}

function readCell(
  field: FieldKey,
  cell: string,
  person: number | null,
): { value: Value } | { message: string } {
  const text = isClear(cell) ? "" : cell;
  if (PERSON_FLAGS.some((flag) => flag === field)) {
    const value = yesOrNo(text);
    return value === undefined ? { message: "Please write yes or no." } : { value };
  }
  if (field === "languages") {
    const codes = parseLanguages(text);
    return codes === null ? { message: LIST_OF_LANGUAGES } : { value: codes.join() };
  }
  const { rule, placeRule = rule } = getField(field);
  const parsed = (person === null ? placeRule : rule)?.safeParse(text);
  if (parsed?.success) return { value: parsed.data };
  return { message: parsed?.error.issues[0]?.message ?? "" };
}
