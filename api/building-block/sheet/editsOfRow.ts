import { z } from "zod";
import { LACKS_RECEPTION } from "../../shared/contactTypes.ts";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { type Edit, type FieldKey, fieldOf, PERSON_FLAGS, type Value, type Values } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { lacksReception } from "../instance/formPatch.ts";
import { LIST_OF_LANGUAGES, languageCodes } from "../languageNames.ts";
import { currentValues, diff } from "../patch.ts";
import { dayOfCell, isClear, isSameCell, spoiltCell, yesOrNo } from "./cells.ts";
import type { Cells, ColumnKey, PERSON_KEYS, PLACE_KEYS } from "./columns.ts";

export type Fault = { key: ColumnKey; message: string };
export type RowKey = (typeof PLACE_KEYS | typeof PERSON_KEYS)[number];

export const fieldKeyOf = (key: RowKey): FieldKey => (key === "place" || key === "contact" ? "name" : key);

/** An empty cell keeps the value. */
export const touchedCells = (keys: readonly RowKey[], current: Cells, cells: Cells): RowKey[] =>
  keys.filter((key) => cells[key] !== "" && !isSameCell(current[key], cells[key]));

/** `stated` is what the row says besides its cells. */
export function editsOfRow(
  current: CurrentInstance,
  person: number | null,
  { cells, touched, stated = {} }: { cells: Cells; touched: readonly RowKey[]; stated?: Values },
): { edits: Edit[] } | { faults: Fault[] } {
  const faults: Fault[] = [];
  const values: Record<string, Value> = { ...stated } as Record<string, Value>;
  for (const key of touched) {
    const field = fieldKeyOf(key);
    const message = spoiltCell(key, cells[key]);
    const read = message === undefined ? readCell(field, cells[key], person) : { message };
    if ("message" in read) faults.push({ key, message: read.message });
    else values[field] = read.value;
  }
  const before = currentValues(current, person);
  if (faults.length === 0 && lacksReception(before, values))
    faults.push({ key: touched.includes("extension") ? "extension" : "reception", message: LACKS_RECEPTION });
  return faults.length > 0 ? { faults } : { edits: diff(person, before, values) };
}

/**
 * The day on which a place was first asked. Answering its requirements captures it, and no other row does.
 * @throws nothing: gives the fault
 */
export function captureOfRow(
  { capturedOn }: Pick<CurrentInstance, "capturedOn">,
  cells: Cells,
  today: string,
): { values: Values } | { faults: Fault[] } {
  const fault = (message: string) => ({ faults: [{ key: "capturedOn" as const, message }] });
  if (cells.capturedOn === "") return { values: {} };
  const day = dayOfCell(cells.capturedOn);
  if (!z.iso.date().safeParse(day).success) return fault("Please write a day such as 2026-08-15.");
  if (day === capturedOn) return { values: {} };
  if (capturedOn !== null) return fault(`This place is captured since ${capturedOn}, which stays.`);
  const running = firstDayOf(quarterOfDay(today));
  if (day === undefined || day > today || day < running)
    return fault(`Please give a day from ${running} to today: earlier quarters stay as they were.`);
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
    const codes = languageCodes(text);
    return codes === null ? { message: LIST_OF_LANGUAGES } : { value: codes.join() };
  }
  const { rule, placeRule = rule } = fieldOf(field);
  const parsed = (person === null ? placeRule : rule)?.safeParse(text);
  if (parsed?.success) return { value: parsed.data };
  return { message: parsed?.error.issues[0]?.message ?? "" };
}
