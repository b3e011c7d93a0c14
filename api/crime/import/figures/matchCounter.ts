import type { CrimeType } from "./crimeTypes.ts";
import type { Count } from "./FigureTable.ts";

export type MatchCount = {
  rows: { matched: number; rejected: number };
  sexualOffences: () => { matched: number; rejected: number };
};

export function matchCounter(types: readonly CrimeType[]) {
  const parts = new Set(types.flatMap(({ is_included }, type) => (is_included ? [type] : [])));
  const parentIds = new Set([...parts].map((type) => types[type]?.parent_crime_type_id));
  const isTotal = (type: number) => parentIds.has(types[type]?.crime_type_id ?? null);
  const rows = { matched: 0, rejected: 0 };
  const totalReports = { matched: 0, rejected: 0, seen: false };
  const partReports = { matched: 0, rejected: 0 };
  return {
    count: {
      rows,
      sexualOffences: () => (totalReports.seen ? totalReports : partReports),
    } satisfies MatchCount,

    add(type: number | undefined, isMatched: boolean, counts: readonly Count[]): void {
      const key = isMatched ? "matched" : "rejected";
      rows[key] += 1;
      if (type === undefined || !parts.has(type)) return;
      const counter = isTotal(type) ? totalReports : partReports;
      if (counter === totalReports) totalReports.seen = true;
      for (const { text } of counts) {
        const count = Number(text);
        if (Number.isInteger(count) && count > 0) counter[key] += count;
      }
    },
  };
}
