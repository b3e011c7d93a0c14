import { ImportError } from "../ImportError.ts";
import { inQuotes } from "../inQuotes.ts";
import type { Cycle } from "./Challenge.ts";

type ReadCycle = (name: string, start: string, end: string, line: number) => Cycle;

/** Reads the cycles of one file; each has to be told of in the same way wherever its months are told. */
export function cycleReader(file: string): ReadCycle {
  const known = new Map<number, Cycle>();
  return (name, start, end, line) => {
    const { year, number } = readName(file, name, line);
    const cycleId = year * 10 + number;
    const description = number === 0 ? String(year) : `${year}, cycle ${number}`;
    const standing = known.get(cycleId) ?? { cycleId, description, startMonth: null, endMonth: null };
    const merge = (before: string | null, text: string) => {
      const month = readMonth(file, text, line);
      if (month === null || before === null || before === month) return before ?? month;
      throw new ImportError(file, `the cycle ${inQuotes(description)} has other months further up.`, line);
    };
    const cycle = {
      ...standing,
      startMonth: merge(standing.startMonth, start),
      endMonth: merge(standing.endMonth, end),
    };
    if (cycle.startMonth !== null && cycle.endMonth !== null && cycle.endMonth < cycle.startMonth) {
      throw new ImportError(file, `the cycle ${inQuotes(description)} ends before it begins.`, line);
    }
    // One object a cycle, so that months told in a later row hold for the earlier ones too.
    known.set(cycleId, Object.assign(standing, cycle));
    return standing;
  };
}

/** "2024 cycle 2", or "2025" where the year has one cycle or its number is not known. */
function readName(file: string, name: string, line: number): { year: number; number: number } {
  const [, year, number = "0"] = /^(20\d{2})(?:,? +cycle +(\d))?$/i.exec(name) ?? [];
  if (year === undefined) {
    throw new ImportError(file, `${inQuotes(name)} is not a cycle such as "2024 cycle 2" or "2025".`, line);
  }
  return { year: Number(year), number: Number(number) };
}

function readMonth(file: string, text: string, line: number): string | null {
  if (text === "") return null;
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(text)) {
    throw new ImportError(file, `${inQuotes(text)} is not a month such as 2024-08.`, line);
  }
  return text;
}
