import { computeRanks, type Position } from "@gbvf/api/shared/figures/ranking.ts";
import { isFigure, type Reading } from "@gbvf/ui/charts/reading.ts";
import type { MapDrawing } from "../themes/MapPart.ts";

export interface RankedArea {
  id: number;
  name: string;
  reading: Reading;
  rank: Position | null;
}

type Feature = { id: number; properties: { name: string } };

/** Sorts areas without a figure last, by name. */
export function rankedAreas(
  features: readonly Feature[],
  { values, ...rankingRules }: Pick<MapDrawing, "values" | "isZeroUnranked" | "minRanked">,
): RankedArea[] {
  const readings = features.map(({ id }) => values.get(id) ?? "no-data");
  const positions = computeRanks(readings, rankingRules);
  return features
    .map(({ id, properties: { name } }, index) => ({
      id,
      name,
      reading: readings[index] ?? ("no-data" as const),
      rank: positions[index] ?? null,
    }))
    .sort(
      (a, b) =>
        Number(isFigure(b.reading)) - Number(isFigure(a.reading)) ||
        (isFigure(a.reading) && isFigure(b.reading) ? b.reading - a.reading : 0) ||
        a.name.localeCompare(b.name, "en"),
    );
}
