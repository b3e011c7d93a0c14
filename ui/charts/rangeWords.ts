import { inUnits, type Writing } from "../text/format.ts";

export type Named = { figure: number; name: string };

/** Never "from … to …", which would sound like a change over time. */
export function rangeWords(figures: readonly Named[], count: number, writing: Writing): string {
  const sorted = figures.toSorted((a, b) => a.figure - b.figure);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!lowest || !highest) return "no data available";
  const say = ({ figure, name }: Named) => `${inUnits(figure, writing)} (${name})`;
  const missing = count - figures.length;
  const rest = missing > 0 ? `; ${missing} of ${count} ${missing === 1 ? "has" : "have"} no figure` : "";
  if (figures.length === 1) return `${say(lowest)}${rest}`;
  if (lowest.figure === highest.figure) return `${inUnits(lowest.figure, writing)} each${rest}`;
  return `lowest ${say(lowest)}, highest ${say(highest)}${rest}`;
}
