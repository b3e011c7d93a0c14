import mapshaper from "mapshaper";
import type { Area, AreaGeometry } from "./Area.ts";

type Feature = {
  type: "Feature";
  properties: Record<string, string>;
  geometry: AreaGeometry | null;
};
type FeatureCollection = { type: "FeatureCollection"; features: Feature[] };

/** Areas with their codes and whatever other fields the mapshaper commands use. */
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
  /** Options of the output, such as its precision. */
  output?: string;
  /** The field that holds the code of each area written. */
  codeField?: string;
};

/**
 * Runs mapshaper's commands and returns the areas of the final layer, in order.
 * @throws if an area came out without ground
 */
export async function runMapshaper({
  commands,
  input,
  output = "",
  codeField = "code",
}: Run): Promise<Area[]> {
  // As text, because mapshaper changes the objects it receives.
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

/** Borders that could not be repaired, joined or cut without losing areas. */
export class GroundLost extends Error {
  constructor(commands: string) {
    super(`Ground was lost by mapshaper's ${commands}`);
    this.name = "GroundLost";
  }
}

/** How borders are snapped when read: not at all, or to the nearest point within rounding error. */
const SNAPPINGS = ["", "snap"] as const;

/**
 * Runs commands that must keep the ground, with each kind of snapping until one does. Repairing lines depends on
 * rounding errors: for each kind, some borders make mapshaper lose whole areas silently, so the result is measured.
 * @throws {GroundLost} if no kind keeps the ground
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
