import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import type { Area, AreaGeometry } from "./Area.ts";
import { cleanBorders, mergeAreas } from "./cleanBorders.ts";
import { cutPrecincts } from "./cutPrecincts.ts";
import { getBox } from "./measure.ts";
import { placeStations, type Station } from "./placeStations.ts";
import { runMapshaper, toFeatures } from "./runMapshaper.ts";

export type PreparedBoundary = { boundaryTypeId: number; code: string; geometry: AreaGeometry };

export type Hierarchy = {
  provinces: readonly { code: string }[];
  districts: readonly { code: string; provinceCode: string }[];
  municipalities: readonly { code: string; districtCode: string }[];
  stations: readonly Station[];
};

type OnProgress = (done: number, total: number) => void;

const MAX_COUNTRY_BYTES = 55_000;
/** Size of a group of outlines, which the map loads with one request. */
const MAX_GROUP_BYTES = 90_000;

export async function prepareBoundaries(
  municipalities: readonly Area[],
  hierarchy: Hierarchy,
  onProgress: OnProgress = () => {},
): Promise<PreparedBoundary[]> {
  const cleaned = await cleanBorders(municipalities);
  const stationsByMunicipality = Map.groupBy(hierarchy.stations, ({ municipalityCode }) => municipalityCode);
  const precincts: Area[] = [];
  for (const [index, municipality] of cleaned.entries()) {
    const placed = await placeStations(municipality, stationsByMunicipality.get(municipality.code) ?? []);
    precincts.push(...(await cutPrecincts(municipality, placed)));
    onProgress(index + 1, cleaned.length * 2);
  }
  return buildLayers({ municipalities: cleaned, precincts }, hierarchy, (done, total) =>
    onProgress(total + done, total * 2),
  );
}

export async function buildLayers(
  areas: { municipalities: readonly Area[]; precincts: readonly Area[] },
  hierarchy: Hierarchy,
  onProgress: OnProgress = () => {},
): Promise<PreparedBoundary[]> {
  const districtOf = createParentLookup(hierarchy.municipalities, ({ districtCode }) => districtCode);
  const provinceOf = createParentLookup(hierarchy.districts, ({ provinceCode }) => provinceCode);
  const municipalityOf = createParentLookup(hierarchy.stations, ({ municipalityCode }) => municipalityCode);
  const districts = await mergeAreas(areas.municipalities, districtOf);
  const provinces = await mergeAreas(districts, provinceOf);

  const groups: { boundaryTypeId: number; areas: readonly Area[] }[] = [
    { boundaryTypeId: BOUNDARY_TYPE.province, areas: provinces },
    ...groupByParent(BOUNDARY_TYPE.district, districts, provinceOf),
    ...groupByParent(BOUNDARY_TYPE.municipality, areas.municipalities, districtOf),
    ...groupByParent(BOUNDARY_TYPE.precinct, areas.precincts, municipalityOf),
  ];
  const boundaries: PreparedBoundary[] = [];
  for (const [index, group] of groups.entries()) {
    const { boundaryTypeId } = group;
    const limit = boundaryTypeId === BOUNDARY_TYPE.province ? MAX_COUNTRY_BYTES : MAX_GROUP_BYTES;
    for (const area of await simplifyTogether(group.areas, limit))
      boundaries.push({ boundaryTypeId, ...area });
    onProgress(index + 1, groups.length);
  }
  return boundaries;
}

function groupByParent(boundaryTypeId: number, areas: readonly Area[], parentOf: (code: string) => string) {
  return [...Map.groupBy(areas, ({ code }) => parentOf(code)).values()].map((siblings) => ({
    boundaryTypeId,
    areas: siblings,
  }));
}

function createParentLookup<Row extends { code: string }>(
  rows: readonly Row[],
  parentCode: (row: Row) => string,
) {
  const byCode = new Map(rows.map((row) => [row.code, parentCode(row)]));
  return (code: string): string => {
    const parent = byCode.get(code);
    if (parent === undefined) throw new Error(`${code} is not in the reference tables.`);
    return parent;
  };
}

const RESOLUTIONS = [2560, 1920, 1280, 960, 640, 480, 320] as const;
const FINEST_DECIMALS = 5;

/** Simplifies areas together, so that neighbours keep the same border. */
export async function simplifyTogether(areas: readonly Area[], maxBytes: number): Promise<Area[]> {
  const box = getBox(areas.map(({ geometry }) => geometry));
  const extent = Math.max(box.east - box.west, box.north - box.south);
  const decimals = Math.min(FINEST_DECIMALS, Math.ceil(Math.log10((RESOLUTIONS[0] * 4) / extent)));
  let simplified: Area[] = [];
  for (const width of RESOLUTIONS) {
    simplified = await runMapshaper({
      commands: `-i areas.json -simplify resolution=${width}x${width} keep-shapes`,
      input: { "areas.json": toFeatures(areas) },
      output: `precision=${10 ** -decimals} fix-geometry`,
    });
    if (JSON.stringify(simplified).length <= maxBytes) break;
  }
  return simplified;
}
