import type { Area } from "./Area.ts";
import { areaKm2 } from "./measure.ts";
import { asFeatures, runSoundly } from "./runMapshaper.ts";

/** Share of its ground that an area may gain or lose when borders move. */
const MOVED = 0.05;

/**
 * Makes neighbours share their border exactly. Official files draw each area separately: borders differ by metres,
 * which leaves thousands of slivers and gaps that show as hairlines once areas are merged. A gap goes to the neighbour
 * with the longest border on it, an overlap to the larger area. Mapshaper derives the widest gap to close from the
 * detail of the lines unless `gapKm` is given, so real enclaves (Lesotho) stay open.
 * @throws {GroundLost} if an area would gain or lose more than a twentieth of its ground
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
