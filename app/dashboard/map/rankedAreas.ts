import { type Position, positionsOf } from "@gbvf/api/shared/figures/rank.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { MapDrawing } from "../themes/MapPart.ts";

export interface RankedArea {
  id: number;
  name: string;
  reading: Reading;
  /** Null if it is not ranked. */
  rank: Position | null;
}

type Feature = { id: number; properties: { name: string } };

/** Areas that are not ranked come last, by name. */
export function rankedAreas(
  features: readonly Feature[],
  { values, ...zero }: Pick<MapDrawing, "values" | "isZeroNone">,
): RankedArea[] {
  const readings = features.map(({ id }) => values.get(id) ?? "no-data");
  const positions = positionsOf(readings, zero);
  return features
    .map(({ id, properties: { name } }, index) => ({
      id,
      name,
      reading: readings[index] ?? ("no-data" as const),
      rank: positions[index] ?? null,
    }))
    .sort(
      (a, b) =>
        (a.rank?.position ?? Infinity) - (b.rank?.position ?? Infinity) || a.name.localeCompare(b.name, "en"),
    );
}
