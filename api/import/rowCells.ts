import { DAY, DECIMAL, errorOf, isReason, type Rule, text, YES_OR_NO } from "./columns.ts";
import type { Faults } from "./Faults.ts";
import type { TableRow } from "./readTable.ts";

/** An empty or wrong cell is null. */
export function rowCells<Column extends string>({ value, at }: TableRow<Column>, faults: Faults) {
  const fail = (column: Column, message: string) => {
    faults.add(message, at(column));
    return null;
  };
  const read = <Value>(column: Column, rule: Rule<Value>): Value | null => {
    if (value[column] === "") return null;
    const parsed = rule.parse(value[column], undefined);
    return parsed === null || isReason(parsed) ? fail(column, errorOf(rule, value[column], column)) : parsed;
  };
  return {
    fail,
    text: (column: Column, longest: number) => read(column, text(longest)),
    day: (column: Column) => read(column, DAY),
    yesOrNo: (column: Column) => read(column, YES_OR_NO),
    decimal: (column: Column) => read(column, DECIMAL),
  };
}
