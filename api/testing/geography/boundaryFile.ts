import { readApproximateBoundaries } from "../../geography/geometry/readApproximateBoundaries.ts";

export type InputFeature = {
  type: "Feature";
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: unknown } | null;
};

export async function buildCountry(): Promise<InputFeature[]> {
  const { boundaries } = await readApproximateBoundaries();
  return boundaries
    .filter(({ boundaryTypeId }) => boundaryTypeId === 3)
    .map(({ code, geometry }) => ({ type: "Feature" as const, properties: { CAT_B: code }, geometry }))
    .sort((a, b) => (a.properties.CAT_B < b.properties.CAT_B ? -1 : 1));
}

export function geojson(features: readonly InputFeature[]): string {
  const lines = features.map((feature) => JSON.stringify(feature));
  return `{"type":"FeatureCollection","features":[\n${lines.join(",\n")}\n]}\n`;
}
