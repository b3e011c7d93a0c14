import { inUnits, type Writing } from "../text/inWords.ts";
import { plain } from "../text/words.ts";

export type Named = { figure: number; name: string };

/** Never "from … to …", which would sound like a change over time. */
export function rangeWords(figures: readonly Named[], count: number, writing: Writing): string {
  const sorted = figures.toSorted((a, b) => a.figure - b.figure);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!lowest || !highest) return plain("no data available");
  const named = ({ figure, name }: Named) => `${inUnits(figure, writing)} (${plain(name)})`;
  const missing = count - figures.length;
  const withRest = (range: string) =>
    missing === 0
      ? range
      : plain(
          {
            one: "{range}; {count} of {all} has no figure",
            other: "{range}; {count} of {all} have no figure",
          },
          { range, count: missing, all: count },
        );
  if (figures.length === 1) return withRest(named(lowest));
  if (lowest.figure === highest.figure)
    return withRest(plain("{figure} each", { figure: inUnits(lowest.figure, writing) }));
  return withRest(
    plain("lowest {lowest}, highest {highest}", { lowest: named(lowest), highest: named(highest) }),
  );
}
