import type { UnitFormat } from "../../text/format.ts";
import { type Named, rangeWords } from "../rangeWords.ts";
import type { Stack } from "./layout.ts";
import { totalOf } from "./layout.ts";

export function describeStacks(label: string, stacks: readonly Stack[], writing: UnitFormat): string {
  const totals = stacks.flatMap(({ parts, label: name }): Named[] => {
    const total = totalOf(parts);
    return total === null ? [] : [{ figure: total, name }];
  });
  return `${label}: ${rangeWords(totals, stacks.length, writing)}.`;
}
