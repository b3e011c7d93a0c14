import { inQuotes } from "../lib/text/inQuotes.ts";
import { FIRST_DAY } from "../lib/time/spans.ts";
import type { ImportErrors } from "./ImportErrors.ts";
import type { TableRow } from "./readColumns.ts";

export type Reason = { reason: string };

/**
 * `parse` returns null for unreadable text, which refuses the file, or a reason for an unknown name, which
 * skips the row. `error` is appended to the quoted text; as a function, it returns the whole sentence.
 */
export type Rule<Value, Lookup = unknown> = {
  parse: (text: string, lookup: Lookup) => Value | Reason | null;
  error?: string | ((text: string, column: string) => string);
};

/** An optional column's empty cell is null. */
export type Columns<Lookup> = Readonly<Record<string, Rule<unknown, Lookup> & { isRequired?: true }>>;

type Parsed<R> = R extends { parse: (...args: never[]) => infer V } ? Exclude<V, Reason | null> : never;
export type Values<C> = {
  readonly [Name in keyof C]: C[Name] extends { isRequired: true } ? Parsed<C[Name]> : Parsed<C[Name]> | null;
};

export const isReason = (value: unknown): value is Reason =>
  typeof value === "object" && value !== null && "reason" in value;

export const formatError = (
  { error = "" }: Pick<Rule<unknown>, "error">,
  text: string,
  column: string,
): string => (typeof error === "function" ? error(text, column) : `${inQuotes(text)} ${error}`);

export const required = <R extends object>(rule: R) => ({ ...rule, isRequired: true as const });

const joinLines = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ");

/** `ifEmpty` is the error if a required text is empty. */
export const text = (maxLength: number, ifEmpty = "") => ({
  parse: (text: string) => {
    const line = joinLines(text);
    return line === "" || line.length > maxLength ? null : line;
  },
  error: (text: string, column: string) =>
    text === ""
      ? ifEmpty
      : `${column} has ${joinLines(text).length} characters, more than the ${maxLength} that are kept.`,
});

/**
 * Accepts "12.0", which programs write for 12. Refuses "1.000", which may mean a thousand, and "1e3", which
 * may be rounded.
 */
const WHOLE_NUMBER = /^\d+(?:\.0)?$/;
/** No real count is higher, and the country's sum of such counts fits in 32 bits. */
const HIGHEST_COUNT = 1_000_000;

export const countUpTo = (highest: number) => ({
  parse: (text: string) => (WHOLE_NUMBER.test(text) && Number(text) <= highest ? Number(text) : null),
  error: `is not a count: a whole number from 0 to ${highest} is needed, without spaces or commas.`,
});
export const COUNT = countUpTo(HIGHEST_COUNT);

export const DAY = { parse: parseDay, error: "is not a day such as 2026-03-31." };

function parseDay(text: string): string | null {
  const [, year, , month, day] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?: 0?0:00(?::00)?)?$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(iso);
  // JavaScript turns 31 June into 1 July, so the result is compared with the input.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isDay && iso >= FIRST_DAY ? iso : null;
}

const YES_WORDS = ["yes", "y", "true", "1"];
const NO_WORDS = ["no", "n", "false", "0"];
export const YES_OR_NO = {
  parse: (text: string) =>
    YES_WORDS.includes(text.toLowerCase()) ? true : NO_WORDS.includes(text.toLowerCase()) ? false : null,
  error: "is neither yes nor no.",
};

const DECIMAL = {
  parse: (text: string) => (/^-?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : null),
  error: "is not a number such as -28.7.",
};

export const WEB_ADDRESS = {
  parse: (text: string) => (/^https?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : null),
  error: "is not an address of a page.",
};

export function rowCells<Column extends string>({ value, at }: TableRow<Column>, errors: ImportErrors) {
  const fail = (column: Column, message: string) => {
    errors.add(message, at(column));
    return null;
  };
  const parseCell = <Value>(column: Column, rule: Rule<Value>): Value | null => {
    if (value[column] === "") return null;
    const parsed = rule.parse(value[column], undefined);
    return parsed === null || isReason(parsed)
      ? fail(column, formatError(rule, value[column], column))
      : parsed;
  };
  return {
    fail,
    text: (column: Column, maxLength: number) => parseCell(column, text(maxLength)),
    day: (column: Column) => parseCell(column, DAY),
    yesOrNo: (column: Column) => parseCell(column, YES_OR_NO),
    decimal: (column: Column) => parseCell(column, DECIMAL),
  };
}
