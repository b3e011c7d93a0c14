import { Delaunay } from "d3-delaunay";
import type { Area, Point } from "./Area.ts";
import { getBox, haveSameTotalArea, longitudeScale } from "./measure.ts";
import { asFeatures, runUntilValid } from "./runMapshaper.ts";

export type PlacedStation = { code: string; point: Point };

/** Degrees around the ground in which cells are drawn. */
const MARGIN = 1;

/** Divides the ground among its stations, which must lie on it at different points. */
export async function cutPrecincts(ground: Area, stations: readonly PlacedStation[]): Promise<Area[]> {
  const [only] = stations;
  if (only !== undefined && stations.length === 1) return [{ code: only.code, geometry: ground.geometry }];
  const input = {
    "cells.json": asFeatures(drawCells(ground, stations)),
    "ground.json": asFeatures([ground]),
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
function offLine(index: number): number {
  return Math.sin(index) * 1e-6;
}

function drawCells(ground: Area, stations: readonly PlacedStation[]): Area[] {
  const { west, south, east, north } = getBox([ground.geometry]);
  const scale = longitudeScale((south + north) / 2);
  const voronoi = Delaunay.from(
    stations,
    ({ point }) => point[0] * scale,
    ({ point }, index) => point[1] + offLine(index),
  ).voronoi([(west - MARGIN) * scale, south - MARGIN, (east + MARGIN) * scale, north + MARGIN]);
  return stations.map(({ code }, index) => {
    const cell = voronoi.cellPolygon(index);
    if (cell === null) throw new Error(`${code} stands at the same point as another station.`);
    return { code, geometry: { type: "Polygon", coordinates: [cell.map(([x, y]) => [x / scale, y])] } };
  });
}
