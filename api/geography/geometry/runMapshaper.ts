import mapshaper from "mapshaper";
import type { Area, AreaGeometry } from "./Area.ts";

type Feature = {
  type: "Feature";
  properties: Record<string, string>;
  geometry: AreaGeometry | null;
};
type FeatureCollection = { type: "FeatureCollection"; features: Feature[] };

export function asFeatures(
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

/** @throws if an area loses all ground */
export async function runMapshaper({
  commands,
  input,
  output = "",
  codeField = "code",
}: Run): Promise<Area[]> {
  // Mapshaper mutates objects, but not text.
  const files = Object.fromEntries(
    Object.entries(input).map(([name, features]) => [name, JSON.stringify(features)]),
  );
  const written = await mapshaper.applyCommands(`${commands} -o out.json format=geojson ${output}`, files);
  const file = written["out.json"];
  if (file === undefined) throw new Error(`mapshaper wrote nothing for: ${commands}`);
  const { features }: FeatureCollection = JSON.parse(Buffer.from(file).toString());
  return features.map(({ properties, geometry }) => {
    const code = properties[codeField] ?? "";
    if (geometry === null) throw new Error(`${code} was left without ground by: ${commands}`);
    return { code, geometry };
  });
}

/** Repairing borders would lose areas. */
export class GroundLost extends Error {
  constructor(commands: string) {
    super(`Ground was lost by mapshaper's ${commands}`);
    this.name = "GroundLost";
  }
}

/** Snapping is within rounding error. */
const SNAPPINGS = ["", "snap"] as const;

/**
 * Mapshaper can lose areas silently.
 * @throws {GroundLost} if every snapping does
 */
export async function runSoundly(
  run: (snapping: string) => Run,
  isSound: (areas: Area[]) => boolean,
): Promise<Area[]> {
  for (const snapping of SNAPPINGS) {
    const areas = await runMapshaper(run(snapping));
    if (isSound(areas)) return areas;
  }
  throw new GroundLost(run("").commands);
}
