import type { Area } from "./Area.ts";
import { coversSameGround } from "./measure.ts";
import { asFeatures, runSoundly } from "./runMapshaper.ts";

/** Needs matching borders. Sorted by code. */
export async function mergeAreas(areas: readonly Area[], codeOf: (code: string) => string): Promise<Area[]> {
  const features = asFeatures(areas, ({ code }) => ({ merged: codeOf(code) }));
  const merged = await runSoundly(
    (snapping) => ({
      commands: `-i areas.json ${snapping} -dissolve merged`,
      input: { "areas.json": features },
      codeField: "merged",
    }),
    (result) => coversSameGround(areas, result),
  );
  return merged.sort((a, b) => (a.code < b.code ? -1 : 1));
}
