import { readPeriod } from "../../import/parsePeriod.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { idOfCycle } from "../cycles.ts";
import type { Cycle } from "./Challenge.ts";

type Row = {
  cycle: { year: number; number: number };
  cycle_start: string | null;
  cycle_end: string | null;
};

/** Rows that give a cycle's months must agree. */
export function cycleReader() {
  const known = new Map<number, Cycle>();
  return (row: Row, fail: (column: "cycle_start" | "cycle_end", message: string) => void): Cycle => {
    const { year, number } = row.cycle;
    const cycleId = idOfCycle({ year, cycle: number });
    const description = number === 0 ? String(year) : `${year}, cycle ${number}`;
    // Later rows' months apply to earlier rows.
    const cycle = known.get(cycleId) ?? { cycleId, description, startMonth: null, endMonth: null };
    known.set(cycleId, cycle);
    const merge = (column: "cycle_start" | "cycle_end", before: string | null): string | null => {
      const month = row[column];
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

export function parseCycle(name: string): Row["cycle"] | null {
  const [, year, number = "0"] = /^(20\d{2})(?:,? +cycle +(\d))?$/i.exec(name) ?? [];
  return year === undefined ? null : { year: Number(year), number: Number(number) };
}

/** Reads "2024/08", "2024/08/01" and "Aug-24" too. */
export function parseMonth(text: string): string | null {
  const [, isoYear, isoMonth] = /^(20\d{2})[-/](0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (isoYear !== undefined) return `${isoYear}-${isoMonth}`;
  const period = readPeriod(text);
  return period?.kind === "month" ? `${period.year}-${String(period.month).padStart(2, "0")}` : null;
}
