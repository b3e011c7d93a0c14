import type { Writing } from "../../text/format.ts";
import { type Named, rangeWords } from "../rangeWords.ts";
import type { Stack } from "./layout.ts";
import { totalOf } from "./layout.ts";

/** "Challenges by cycle: lowest 2 challenges (2022), highest 96 challenges (2026)." */
export function describeStacks(label: string, stacks: readonly Stack[], writing: Writing): string {
  const totals = stacks.flatMap(({ parts, label: name }): Named[] => {
    const total = totalOf(parts);
    return total === null ? [] : [{ figure: total, name }];
  });
  return `${label}: ${rangeWords(totals, stacks.length, writing)}.`;
}
