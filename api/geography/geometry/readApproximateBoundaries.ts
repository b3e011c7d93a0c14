import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { AreaGeometry } from "./Area.ts";

const FILE = new URL("../../reference/approximate-boundaries.json", import.meta.url);

const isAreaGeometry = (value: unknown): value is AreaGeometry =>
  z
    .object({
      type: z.enum(["Polygon", "MultiPolygon"]),
      coordinates: z.array(z.array(z.array(z.unknown()))),
    })
    .safeParse(value).success;

const ApproximateBoundaries = z.object({
  source: z.object({ description: z.string(), url: z.url(), licence: z.string() }),
  boundaries: z.array(
    z.object({
      boundaryTypeId: z.number().int(),
      code: z.string(),
      /** scripts/build-approximate-boundaries.ts has validated the geometry. */
      geometry: z.custom<AreaGeometry>(isAreaGeometry),
    }),
  ),
});
export type ApproximateBoundaries = z.infer<typeof ApproximateBoundaries>;

export async function readApproximateBoundaries(): Promise<ApproximateBoundaries> {
  return ApproximateBoundaries.parse(JSON.parse(await readFile(FILE, "utf8")));
}
