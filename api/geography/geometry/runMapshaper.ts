import mapshaper from "mapshaper";
import type { Area, AreaGeometry } from "./Area.ts";

type Feature = {
  type: "Feature";
  properties: Record<string, string>;
  geometry: AreaGeometry | null;
};
type FeatureCollection = { type: "FeatureCollection"; features: Feature[] };

export function toFeatures(
  areas: readonly Area[],
  properties: (area: Area) => Record<string, string> = () => ({}),
): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: areas.map((area) => ({
      type: "Feature",
      properties: { code: area.code, ...properties(area) },
      geometry: area.geometry,
    })),
  };
}

type Run = {
  commands: string;
  input: Record<string, FeatureCollection>;
  output?: string;
  codeField?: string;
};

/** @throws if an area loses its whole geometry */
export async function runMapshaper({
  commands,
  input,
  output = "",
  codeField = "code",
}: Run): Promise<Area[]> {
  // Passes text, because Mapshaper mutates objects.
  const files = Object.fromEntries(
    Object.entries(input).map(([name, features]) => [name, JSON.stringify(features)]),
  );
  const outputs = await mapshaper.applyCommands(`${commands} -o out.json format=geojson ${output}`, files);
  const file = outputs["out.json"];
  if (file === undefined) throw new Error(`mapshaper wrote nothing for: ${commands}`);
  const { features }: FeatureCollection = JSON.parse(Buffer.from(file).toString());
  return features.map(({ properties, geometry }) => {
    const code = properties[codeField] ?? "";
    if (geometry === null) throw new Error(`${code} lost its whole geometry by: ${commands}`);
    return { code, geometry };
  });
}

export class AreaLostError extends Error {
  constructor(commands: string) {
    super(`Areas were lost by mapshaper's ${commands}`);
    this.name = "AreaLostError";
  }
}

/** "snap" joins vertices that differ only by a rounding error. */
const SNAPPINGS = ["", "snap"] as const;

/**
 * Runs the commands again with snapping if areas are missing, because Mapshaper can lose them silently.
 * @throws {AreaLostError} if the result is invalid with every snapping
 */
export async function runUntilValid(
  run: (snapping: string) => Run,
  isValid: (areas: Area[]) => boolean,
): Promise<Area[]> {
  for (const snapping of SNAPPINGS) {
    const areas = await runMapshaper(run(snapping));
    if (isValid(areas)) return areas;
  }
  throw new AreaLostError(run("").commands);
}
