import type { Stack } from "./layout.ts";
import { totalOf } from "./layout.ts";

interface Writing {
  format: (value: number) => string;
  unit: string;
}

/**
 * One sentence that says what the stacks show: "Challenges by cycle: 3 bars, from 2 (2022) to 96 challenges (2026)."
 */
export function describeStacks(label: string, stacks: readonly Stack[], { format, unit }: Writing): string {
  const known = stacks
    .flatMap(({ parts, label: name }) => {
      const total = totalOf(parts);
      return total === null ? [] : [{ total, name }];
    })
    .toSorted((a, b) => a.total - b.total);
  const [least, most] = [known[0], known.at(-1)];
  if (!least || !most) return `${label}: no data available.`;
  if (known.length === 1) return `${label}: ${format(most.total)} ${unit} (${most.name}).`;
  const missing = stacks.length - known.length;
  const range = `from ${format(least.total)} (${least.name}) to ${format(most.total)} ${unit} (${most.name})`;
  return `${label}: ${range}${missing > 0 ? `; ${missing} of ${stacks.length} have no figure` : ""}.`;
}
