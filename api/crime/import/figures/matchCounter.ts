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
  const ofTotals = { matched: 0, rejected: 0, seen: false };
  const ofParts = { matched: 0, rejected: 0 };
  return {
    count: {
      rows,
      sexualOffences: () => (ofTotals.seen ? ofTotals : ofParts),
    } satisfies MatchCount,

    add(type: number | undefined, isMatched: boolean, counts: readonly Count[]): void {
      const key = isMatched ? "matched" : "rejected";
      rows[key] += 1;
      if (type === undefined || !parts.has(type)) return;
      const into = isTotal(type) ? ofTotals : ofParts;
      if (into === ofTotals) ofTotals.seen = true;
      for (const { text } of counts) {
        const count = Number(text);
        if (Number.isInteger(count) && count > 0) into[key] += count;
      }
    },
  };
}
