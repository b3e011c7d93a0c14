import { polygonArea } from "d3-polygon";
import { type Area, getRings, type Point } from "../../geography/geometry/Area.ts";
import { areaKm2 } from "../../geography/geometry/measure.ts";

type Outline = {
  outer: number;
  /** Areas in square kilometres. */
  gaps: number[];
};

/**
 * Finds borders that belong to one area only. If all borders match, these are the coast and enclaves; others
 * are gaps.
 */
export function buildOutline(areas: readonly Area[]): Outline {
  const ends = new Map<string, Point[]>();
  for (const ring of areas.flatMap(({ geometry }) => getRings(geometry))) {
    for (const [index, from] of ring.slice(0, -1).entries()) {
      const to = ring[index + 1] as Point;
      const oppositeEnds = ends.get(to.join());
      const oppositeIndex = oppositeEnds?.findIndex((end) => end.join() === from.join()) ?? -1;
      if (oppositeIndex >= 0) oppositeEnds?.splice(oppositeIndex, 1);
      else ends.set(from.join(), [...(ends.get(from.join()) ?? []), to]);
    }
  }
  const outline: Outline = { outer: 0, gaps: [] };
  for (const ring of takeRings(ends)) {
    // In d3, y points down, so a ring that is clockwise on the map has a positive area.
    if (polygonArea(ring) > 0) outline.gaps.push(areaKm2({ type: "Polygon", coordinates: [ring] }));
    else outline.outer += 1;
  }
  return outline;
}

function takeRings(ends: Map<string, Point[]>): Point[][] {
  const rings: Point[][] = [];
  for (const start of ends.keys()) {
    const path: Point[] = [];
    const positions = new Map<string, number>();
    for (let point = ends.get(start)?.pop(); point !== undefined; point = ends.get(point.join())?.pop()) {
      const key = point.join();
      const ringStart = positions.get(key);
      if (ringStart !== undefined) {
        const ring = path.splice(ringStart);
        for (const each of ring) positions.delete(each.join());
        rings.push(ring);
      }
      positions.set(key, path.push(point) - 1);
    }
    if (path.length > 1) rings.push(path.slice(1));
  }
  return rings;
}
