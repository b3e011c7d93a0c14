import type { Area, Point } from "../../geography/geometry/Area.ts";
import type { Station } from "../../geography/geometry/placeStations.ts";
import type { Hierarchy } from "../../geography/geometry/prepareBoundaries.ts";

const SIDE = 4;
const WEST = 24;
const NORTH = -28;
const POINTS_ON_A_SIDE = 80;
/** Degrees. The borders of neighbours are about 20 m apart. */
const DISAGREEMENT = 0.0002;

function bend([x, y]: Point): Point {
  return [x + 0.02 * Math.sin(30 * y), y + 0.02 * Math.sin(30 * x)];
}

function buildCrookedSquare(column: number, row: number): Area {
  const corners: Point[] = [
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
  ];
  const ring = corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Point;
    return Array.from({ length: POINTS_ON_A_SIDE }, (_, step): Point => {
      const share = step / POINTS_ON_A_SIDE;
      const point = bend([WEST + column + x + (nextX - x) * share, NORTH - row + y + (nextY - y) * share]);
      const offset =
        DISAGREEMENT *
        Math.sin(share * Math.PI) *
        Math.sin(step * 12.9898 + index * 78.233 + column * 37.719 + row * 4.581);
      return [point[0] + offset, point[1] - offset];
    });
  });
  return {
    code: `M${column}${row}`,
    geometry: { type: "Polygon", coordinates: [[...ring, ring[0] as Point]] },
  };
}

export function buildSmallCountry(): { municipalities: Area[]; hierarchy: Hierarchy } {
  const places = Array.from({ length: SIDE * SIDE }, (_, index) => [
    index % SIDE,
    Math.floor(index / SIDE),
  ]) as [column: number, row: number][];
  const getHalf = (index: number) => Math.floor((index * 2) / SIDE);
  const stations = places.flatMap(([column, row]): Station[] => {
    const municipalityCode = `M${column}${row}`;
    const first: Point = [WEST + column + 0.3, NORTH - row - 0.4];
    const second: Point = row === 0 ? first : [first[0] + 0.4, first[1] - 0.1];
    return [first, second, null].map((point, index) => ({
      code: `S${column}${row}${index}`,
      municipalityCode,
      point,
      isPointInside: point !== null,
    }));
  });
  return {
    municipalities: places.map(([column, row]) => buildCrookedSquare(column, row)),
    hierarchy: {
      provinces: [{ code: "P0" }, { code: "P1" }],
      districts: ["D00", "D01", "D10", "D11"].map((code) => ({ code, provinceCode: `P${code[1]}` })),
      municipalities: places.map(([column, row]) => ({
        code: `M${column}${row}`,
        districtCode: `D${getHalf(column)}${getHalf(row)}`,
      })),
      stations,
    },
  };
}
