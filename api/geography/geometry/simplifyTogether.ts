import type { Area } from "./Area.ts";
import { boxOf } from "./measure.ts";
import { asFeatures, runMapshaper } from "./runMapshaper.ts";

/** Widths in pixels at which lines are drawn without visible loss, finest first. */
const WIDTHS = [2560, 1920, 1280, 960, 640, 480, 320] as const;
const FINEST_DECIMALS = 5;

/**
 * Simplifies the areas of one map together: a border keeps the same points in both neighbours, and no area vanishes,
 * however small. The detail is the finest of WIDTHS at which all geometries together fit `maxBytes`, else the coarsest.
 * Coordinates are rounded to about an eighth of such a pixel.
 */
export async function simplifyTogether(areas: readonly Area[], maxBytes: number): Promise<Area[]> {
  const box = boxOf(areas.map(({ geometry }) => geometry));
  const extent = Math.max(box.east - box.west, box.north - box.south);
  const decimals = Math.min(FINEST_DECIMALS, Math.ceil(Math.log10((WIDTHS[0] * 4) / extent)));
  let simplified: Area[] = [];
  for (const width of WIDTHS) {
    simplified = await runMapshaper({
      commands: `-i areas.json -simplify resolution=${width}x${width} keep-shapes`,
      input: { "areas.json": asFeatures(areas) },
      output: `precision=${10 ** -decimals} fix-geometry`,
    });
    if (JSON.stringify(simplified).length <= maxBytes) break;
  }
  return simplified;
}
