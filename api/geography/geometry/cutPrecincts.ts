import { Delaunay } from "d3-delaunay";
import type { Area, Point } from "./Area.ts";
import { getBox, haveSameTotalArea, longitudeScale } from "./measure.ts";
import { runUntilValid, toFeatures } from "./runMapshaper.ts";

export type PlacedStation = { code: string; point: Point };

/** Degrees by which cells are drawn beyond the area. */
const MARGIN = 1;

/** Divides the area `ground` among its stations, which must be in it at different points. */
export async function cutPrecincts(ground: Area, stations: readonly PlacedStation[]): Promise<Area[]> {
  const [onlyStation] = stations;
  if (onlyStation !== undefined && stations.length === 1)
    return [{ code: onlyStation.code, geometry: ground.geometry }];
  const input = {
    "cells.json": toFeatures(drawCells(ground, stations)),
    "ground.json": toFeatures([ground]),
  };
  return runUntilValid(
    (snapping) => ({
      commands: `-i cells.json ground.json ${snapping} combine-files -clip ground target=cells -target cells`,
      input,
    }),
    (cells) => cells.length === stations.length && haveSameTotalArea([ground], cells),
  );
}

/** Moves a point slightly, because d3-delaunay loses the cells of stations in one exact line. */
function getOffset(index: number): number {
  return Math.sin(index) * 1e-6;
}

function drawCells(ground: Area, stations: readonly PlacedStation[]): Area[] {
  const { west, south, east, north } = getBox([ground.geometry]);
  const scale = longitudeScale((south + north) / 2);
  const voronoi = Delaunay.from(
    stations,
    ({ point }) => point[0] * scale,
    ({ point }, index) => point[1] + getOffset(index),
  ).voronoi([(west - MARGIN) * scale, south - MARGIN, (east + MARGIN) * scale, north + MARGIN]);
  return stations.map(({ code }, index) => {
    const cell = voronoi.cellPolygon(index);
    if (cell === null) throw new Error(`${code} is at the same point as another station.`);
    return { code, geometry: { type: "Polygon", coordinates: [cell.map(([x, y]) => [x / scale, y])] } };
  });
}
