import type { Area } from "./Area.ts";
import { areaKm2, haveSameTotalArea } from "./measure.ts";
import { runUntilValid, toFeatures } from "./runMapshaper.ts";

/** The share of its area that an area may gain or lose. */
const MAX_AREA_CHANGE = 0.05;

/**
 * Adds each gap to the neighbour with the longest border, and each overlap to the larger area. Does not fill
 * enclaves (Lesotho).
 * @throws {AreaLostError} if an area changes by more than MAX_AREA_CHANGE
 */
export async function cleanBorders(areas: readonly Area[], gapKm?: number): Promise<Area[]> {
  const gapWidth = gapKm === undefined ? "" : `gap-width=${gapKm}km`;
  return runUntilValid(
    (snapping) => ({
      commands: `-i areas.json ${snapping} -clean close-outer-gaps ${gapWidth}`,
      input: { "areas.json": toFeatures(areas) },
    }),
    (cleaned) => {
      const cleanedAreas = new Map(cleaned.map(({ code, geometry }) => [code, areaKm2(geometry)]));
      return areas.every(({ code, geometry }) => {
        const originalArea = areaKm2(geometry);
        return Math.abs((cleanedAreas.get(code) ?? 0) - originalArea) <= originalArea * MAX_AREA_CHANGE;
      });
    },
  );
}

export async function mergeAreas(
  areas: readonly Area[],
  getMergedCode: (code: string) => string,
): Promise<Area[]> {
  const features = toFeatures(areas, ({ code }) => ({ merged: getMergedCode(code) }));
  const merged = await runUntilValid(
    (snapping) => ({
      commands: `-i areas.json ${snapping} -dissolve merged`,
      input: { "areas.json": features },
      codeField: "merged",
    }),
    (result) => haveSameTotalArea(areas, result),
  );
  return merged.sort((a, b) => (a.code < b.code ? -1 : 1));
}
