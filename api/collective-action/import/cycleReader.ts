import { readPeriod } from "../../import/parsePeriod.ts";
import type { TableRow } from "../../import/readTable.ts";
import type { RowCells } from "../../import/rowCells.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { idOfCycle } from "../cycles.ts";
import type { Cycle } from "./Challenge.ts";

type Row = Pick<TableRow<"cycle" | "cycle_start" | "cycle_end">, "value">;
type Cells = Pick<RowCells<"cycle" | "cycle_start" | "cycle_end">, "fail">;

/** Rows that give a cycle's months must agree. */
export function cycleReader(): (row: Row, cells: Cells) => Cycle | null {
  const known = new Map<number, Cycle>();
  return ({ value }, { fail }) => {
    const named = readName(value.cycle);
    if (named === null) {
      return fail("cycle", `${inQuotes(value.cycle)} is not a cycle such as "2024 cycle 2" or "2025".`);
    }
    const { year, number } = named;
    const cycleId = idOfCycle({ year, cycle: number });
    const description = number === 0 ? String(year) : `${year}, cycle ${number}`;
    // Later rows' months apply to earlier rows.
    const cycle = known.get(cycleId) ?? { cycleId, description, startMonth: null, endMonth: null };
    known.set(cycleId, cycle);
    const merge = (column: "cycle_start" | "cycle_end", before: string | null): string | null => {
      const text = value[column];
      const month = readMonth(text);
      if (text !== "" && month === null) fail(column, `${inQuotes(text)} is not a month such as 2024-08.`);
      if (month !== null && before !== null && before !== month) {
        fail(column, `the cycle ${inQuotes(description)} has different months in an earlier row.`);
      }
      return before ?? month;
    };
    cycle.startMonth = merge("cycle_start", cycle.startMonth);
    cycle.endMonth = merge("cycle_end", cycle.endMonth);
    if (cycle.startMonth !== null && cycle.endMonth !== null && cycle.endMonth < cycle.startMonth) {
      fail("cycle_end", `the cycle ${inQuotes(description)} ends before it begins.`);
    }
    return cycle;
  };
}

function readName(name: string): { year: number; number: number } | null {
  const [, year, number = "0"] = /^(20\d{2})(?:,? +cycle +(\d))?$/i.exec(name) ?? [];
  return year === undefined ? null : { year: Number(year), number: Number(number) };
}

/** Reads "2024/08", "2024/08/01" and "Aug-24" too. */
function readMonth(text: string): string | null {
  const [, isoYear, isoMonth] = /^(20\d{2})[-/](0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (isoYear !== undefined) return `${isoYear}-${isoMonth}`;
  const period = readPeriod(text);
  return period?.kind === "month" ? `${period.year}-${String(period.month).padStart(2, "0")}` : null;
}
