import { DAY } from "../../import/columns.ts";
import { LACKS_RECEPTION } from "../../shared/contactTypes.ts";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { LIST_OF_LANGUAGES, parseLanguages } from "../describePatch.ts";
import { type Edit, type FieldKey, getField, PERSON_FLAGS, type Value, type Values } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { clearPointOfOldAddress, currentValues, diff, lacksReception } from "../patch.ts";
import { describeSpoiltCell, isClear, isSameCell, parseYesOrNo } from "./cells.ts";
import type { Cells, ColumnKey, PERSON_KEYS, PLACE_KEYS } from "./columns.ts";

export type CellError = { key: ColumnKey; message: string };
export type RowKey = (typeof PLACE_KEYS | typeof PERSON_KEYS)[number];

export const getFieldKey = (key: RowKey): FieldKey => (key === "place" || key === "contact" ? "name" : key);

export const listChangedKeys = (keys: readonly RowKey[], current: Cells, cells: Cells): RowKey[] =>
  keys.filter((key) => cells[key] !== "" && !isSameCell(current[key], cells[key]));

type ChangedCells = { cells: Partial<Cells>; changedKeys: readonly RowKey[] };

export function parseValues(
  personId: number | null,
  { cells, changedKeys }: ChangedCells,
): { values: Values } | { errors: CellError[] } {
  const errors: CellError[] = [];
  const values: Record<string, Value> = {};
  for (const key of changedKeys) {
    const cell = cells[key] ?? "";
    const field = getFieldKey(key);
    const message = describeSpoiltCell(key, cell);
    const read = message === undefined ? readCell(field, cell, personId) : { message };
    if ("message" in read) errors.push({ key, message: read.message });
    else values[field] = read.value;
  }
  return errors.length > 0 ? { errors } : { values };
}

/**
 * Changed cells take precedence over `implied`, the values that follow from other cells of the row.
 * @param personId null for the place itself, negative for a new person
 */
export function planEdits(
  current: CurrentInstance,
  personId: number | null,
  { implied = {}, ...row }: ChangedCells & { implied?: Values },
): { edits: Edit[] } | { errors: CellError[] } {
  const parsed = parseValues(personId, row);
  if ("errors" in parsed) return parsed;
  const values = { ...implied, ...parsed.values };
  const before = currentValues(current, personId);
  const key = row.changedKeys.includes("extension") ? "extension" : "reception";
  if (lacksReception(before, values)) return { errors: [{ key, message: LACKS_RECEPTION }] };
  return { edits: diff(personId, before, clearPointOfOldAddress(before, values)) };
}

/** Returns the new day of capture, if the row sets one. */
export function parseCapturedOn(
  { capturedOn }: Pick<CurrentInstance, "capturedOn">,
  cells: Cells,
  today: string,
): { values: Values } | { errors: CellError[] } {
  const createError = (message: string) => ({ errors: [{ key: "capturedOn" as const, message }] });
  if (cells.capturedOn === "") return { values: {} };
  const day = DAY.parse(cells.capturedOn);
  if (day === null) return createError("Please write a day such as 2026-08-15.");
  if (day === capturedOn) return { values: {} };
  if (capturedOn !== null)
    return createError(`This place has been captured since ${capturedOn}. That day cannot be changed.`);
  const quarterStart = firstDayOf(quarterOfDay(today));
  if (day > today || day < quarterStart)
    return createError(
      `Please give a day from ${quarterStart} to today: earlier quarters stay as they were.`,
    );
  return { values: { capturedOn: day } };
}

function readCell(
  field: FieldKey,
  cell: string,
  personId: number | null,
): { value: Value } | { message: string } {
  const text = isClear(cell) ? "" : cell;
  if (PERSON_FLAGS.some((flag) => flag === field)) {
    const value = parseYesOrNo(text);
    return value === undefined ? { message: "Please write yes or no." } : { value };
  }
  if (field === "languages") {
    const codes = parseLanguages(text);
    return codes === null ? { message: LIST_OF_LANGUAGES } : { value: codes.join() };
  }
  const { rule, placeRule = rule } = getField(field);
  const parsed = (personId === null ? placeRule : rule)?.safeParse(text);
  if (parsed?.success) return { value: parsed.data };
  return { message: parsed?.error.issues[0]?.message ?? "" };
}
