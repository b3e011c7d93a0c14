import type { Line } from "@gbvf/api/findings/contract.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";

type Ranked = Pick<Line, "boundary"> & { figure: number };

/** Null for fewer than two figures, or if all are the same. */
export function extremesOf(
  areas: readonly Pick<Line, "boundary" | "figure">[],
): { highest: Ranked; lowest: Ranked } | null {
  const ranked = areas
    .flatMap(({ boundary, figure }) => (isFigure(figure) ? [{ boundary, figure }] : []))
    .toSorted((a, b) => b.figure - a.figure);
  const [highest, lowest] = [ranked[0], ranked.at(-1)];
  if (highest === undefined || lowest === undefined || highest.figure === lowest.figure) return null;
  return { highest, lowest };
}
