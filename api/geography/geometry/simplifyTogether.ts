import type { Area } from "./Area.ts";
import { boxOf } from "./measure.ts";
import { asFeatures, runMapshaper } from "./runMapshaper.ts";

const WIDTHS = [2560, 1920, 1280, 960, 640, 480, 320] as const;
const FINEST_DECIMALS = 5;

/** Neighbours keep the same border points. Takes the finest width that fits `maxBytes`. */
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
