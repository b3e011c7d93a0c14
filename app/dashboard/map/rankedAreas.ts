import { isFigure, type Reading } from "@gbvf/ui/charts/reading.ts";

export interface RankedArea {
  id: number;
  name: string;
  reading: Reading;
  /** From the highest; equal figures share it. Null without a figure. */
  rank: number | null;
}

type Feature = { id: number; properties: { name: string } };

/** From the highest figure to the lowest; those without one come last, by name. */
export function rankedAreas(
  features: readonly Feature[],
  values: ReadonlyMap<number, Reading>,
): RankedArea[] {
  const figures = features.map(({ id }) => values.get(id)).filter((reading) => typeof reading === "number");
  return features
    .map(({ id, properties: { name } }) => {
      const reading = values.get(id) ?? "no-data";
      const rank = isFigure(reading) ? figures.filter((figure) => figure > reading).length + 1 : null;
      return { id, name, reading, rank };
    })
    .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.name.localeCompare(b.name));
}
