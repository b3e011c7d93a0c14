import { inQuotes } from "../lib/text/inQuotes.ts";
import { FIRST_DAY } from "../lib/time/spans.ts";
import type { Faults } from "./Faults.ts";
import type { TableRow } from "./readTable.ts";

const YES = new Set(["yes", "y", "true", "1"]);
const NO = new Set(["no", "n", "false", "0"]);

/** An empty or wrong cell is null. */
export type RowCells<Column extends string> = {
  fail(column: Column, message: string): null;
  text(column: Column, longest: number): string | null;
  day(column: Column): string | null;
  yesOrNo(column: Column): boolean | null;
  decimal(column: Column): number | null;
  webAddress(column: Column): string | null;
};

export function rowCells<Column extends string>(
  { value, at }: TableRow<Column>,
  faults: Faults,
): RowCells<Column> {
  const fail = (column: Column, message: string) => {
    faults.add(message, at(column));
    return null;
  };
  return {
    fail,
    text(column, longest) {
      const found = value[column].replace(/[\p{Cc}\s]+/gu, " ");
      if (found.length > longest) {
        return fail(
          column,
          `${column} has ${found.length} characters, more than the ${longest} that are kept.`,
        );
      }
      return found === "" ? null : found;
    },
    day(column) {
      const text = value[column];
      if (text === "") return null;
      return isoDay(text) ?? fail(column, `${inQuotes(text)} is not a day such as 2026-03-31.`);
    },
    yesOrNo(column) {
      const text = value[column].toLowerCase();
      if (text === "") return null;
      if (YES.has(text) || NO.has(text)) return YES.has(text);
      return fail(column, `${inQuotes(text)} is neither yes nor no.`);
    },
    decimal(column) {
      const text = value[column];
      if (text === "") return null;
      const number = /^-?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
      return Number.isNaN(number) ? fail(column, `${inQuotes(text)} is not a number such as -28.7.`) : number;
    },
    webAddress(column) {
      const text = value[column];
      if (text === "") return null;
      const isAddress = /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
      return isAddress ? text : fail(column, `${inQuotes(text)} is not an address of a page.`);
    },
  };
}

function isoDay(text: string): string | null {
  const [, year, month, day] =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?: 0?0:00(?::00)?)?$/
      .exec(text)
      ?.filter((_, index) => index !== 2) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(iso);
  // 31 June would become another day.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isDay && iso >= FIRST_DAY ? iso : null;
}
