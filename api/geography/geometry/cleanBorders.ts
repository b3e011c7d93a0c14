import type { Area } from "./Area.ts";
import { areaKm2 } from "./measure.ts";
import { asFeatures, runSoundly } from "./runMapshaper.ts";

/** Share of its ground that an area may gain or lose. */
const MOVED = 0.05;

/**
 * Official files draw areas separately, which leaves hairlines. Gaps go to the neighbour with the longest
 * border, overlaps to the larger area. Real enclaves (Lesotho) stay.
 * @throws {GroundLost} if an area changes by more than MOVED
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
