import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";
import type { Area } from "../geometry/Area.ts";
import { areaKm2 } from "../geometry/measure.ts";

const Municipality = z.object({ code: z.string(), area_km2: z.coerce.number() });
const MAX_LOST = 0.02;
const MAX_LISTED = 10;

export async function describeGaps(municipalities: readonly Area[]): Promise<string[]> {
  const rows = await readReference("municipalities.csv", Municipality);
  const knownArea = new Map(rows.map(({ code, area_km2 }) => [code, area_km2]));
  const smaller = municipalities
    .map(({ code, geometry }) => ({ code, lost: 1 - areaKm2(geometry) / (knownArea.get(code) ?? 0) }))
    .filter(({ lost }) => lost > MAX_LOST)
    .sort((a, b) => b.lost - a.lost);
  const sentences = smaller
    .slice(0, MAX_LISTED)
    .map(
      ({ code, lost }) =>
        `${code} is ${(lost * 100).toFixed(1)} % smaller than in the official file of 2018: there may be a gap.`,
    );
  const others = smaller.length - MAX_LISTED;
  if (others > 0) sentences.push(`So are ${others} more municipalities, by over 2 %.`);
  return sentences;
}
