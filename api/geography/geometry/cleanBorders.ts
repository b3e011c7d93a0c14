import type { Area } from "./Area.ts";
import { areaKm2 } from "./measure.ts";
import { asFeatures, runSoundly } from "./runMapshaper.ts";

/** The share of its ground that an area may gain or lose by having its borders moved onto its neighbours'. */
const MOVED = 0.05;

/**
 * Makes neighbours share their border exactly. Official files are drawn area by area: borders differ by metres,
 * which leaves thousands of slivers and gaps that show as hairlines once areas are merged. A gap goes to the
 * neighbour with the longest border on it, an overlap to the larger area. How narrow a gap must be to count as
 * one, mapshaper works out from the detail of the lines unless `gapKm` says, so that real enclaves (Lesotho) stay
 * open.
 * @throws {GroundLost} where an area would gain or lose more than a twentieth of its ground
 */
export async function cleanBorders(areas: readonly Area[], gapKm?: number): Promise<Area[]> {
  const gapWidth = gapKm === undefined ? "" : `gap-width=${gapKm}km`;
  return runSoundly(
    (snapping) => ({
      commands: `-i areas.json ${snapping} -clean close-outer-gaps ${gapWidth}`,
      input: { "areas.json": asFeatures(areas) },
    }),
    (cleaned) => {
      const ground = new Map(cleaned.map(({ code, geometry }) => [code, areaKm2(geometry)]));
      return areas.every(({ code, geometry }) => {
        const before = areaKm2(geometry);
        return Math.abs((ground.get(code) ?? 0) - before) <= before * MOVED;
      });
    },
  );
}
