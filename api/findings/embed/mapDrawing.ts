import polylabel from "polylabel";
import type { BoundaryFeature } from "../../geography/contract.ts";

type Outline = Pick<BoundaryFeature, "geometry"> & { boundaryId: number };
type Point = [x: number, y: number];

/** Half a px on the smallest phone: finer detail cannot be seen, and costs bytes. */
const WIDTH = 640;
const TALLEST = 720;
const MARGIN = 4;
const LABEL_ASPECT = 2;

export type DrawnArea = {
  boundaryId: number;
  path: string;
  middle: Point;
  rings: Point[][];
};

/** Whole units. */
export function drawAreas(outlines: readonly Outline[]): {
  width: number;
  height: number;
  areas: DrawnArea[];
} {
  const shapes = outlines.map(({ boundaryId, geometry }) => ({
    boundaryId,
    polygons: (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map((polygon) =>
      polygon.map((ring) => ring.map(mercator)),
    ),
  }));
  const points = shapes.flatMap(({ polygons }) => polygons.flat(2));
  const [west, east] = rangeOf(points.map(([x]) => x));
  const [north, south] = rangeOf(points.map(([, y]) => y));
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / (east - west || 1),
    (TALLEST - 2 * MARGIN) / (south - north || 1),
  );
  const left = (WIDTH - (east - west) * scale) / 2;
  const place = ([x, y]: Point): Point => [
    Math.round(left + (x - west) * scale),
    Math.round(MARGIN + (y - north) * scale),
  ];
  return {
    width: WIDTH,
    height: Math.ceil((south - north) * scale) + 2 * MARGIN,
    areas: shapes.map(({ boundaryId, polygons }) => {
      const placed = polygons.map((polygon) => polygon.map((ring) => withoutRepeats(ring.map(place))));
      const rings = placed.toSorted((one, other) => sizeOf(other[0]) - sizeOf(one[0]))[0] ?? [];
      return { boundaryId, path: pathOf(placed.flat()), middle: middleOf(rings), rings };
    }),
  };
}

/** y grows downwards. */
function mercator([longitude = 0, latitude = 0]: readonly number[]): Point {
  const angle = (latitude * Math.PI) / 180;
  return [(longitude * Math.PI) / 180, -Math.log(Math.tan(Math.PI / 4 + angle / 2))];
}

/** `Math.min(...)` takes too many arguments for a country. */
const rangeOf = (numbers: readonly number[]): [least: number, most: number] =>
  numbers.reduce<[number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/** Neighbours share these points, so they stay together. */
const withoutRepeats = (ring: readonly Point[]): Point[] =>
  ring.filter(([x, y], index) => {
    const before = ring[index - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });

/** An area too small for a shape is a dot. */
const pathOf = (rings: readonly Point[][]): string =>
  rings
    .filter((ring, index) => ring.length > 3 || index === 0)
    .map(([first = [0, 0], ...others]) => {
      let [x, y] = first;
      const steps = others.map(([nextX, nextY]) => {
        const step = `${nextX - x}${nextY < y ? "" : " "}${nextY - y}`;
        [x, y] = [nextX, nextY];
        return step;
      });
      return `M${first[0]} ${first[1]}${steps.length < 3 ? "h2v2h-2" : `l${steps.join(" ")}`}z`;
    })
    .join("");

const sizeOf = (ring: readonly Point[] = []) => {
  const [west, east] = rangeOf(ring.map(([x]) => x));
  const [north, south] = rangeOf(ring.map(([, y]) => y));
  return (east - west) * (south - north);
};

function middleOf(rings: readonly Point[][]): Point {
  const stretched = rings.map((ring) => ring.map(([x, y]): Point => [x, y * LABEL_ASPECT]));
  const [x = 0, y = 0] = polylabel(stretched, 2);
  return [Math.round(x), Math.round(y / LABEL_ASPECT)];
}

/** True if a box of this size fits around the area's middle. */
export function hasRoom({ middle: [x, y], rings }: DrawnArea, width: number, height: number): boolean {
  const around = [-1, -0.5, 0, 0.5, 1].flatMap((part): Point[] => [
    [x + (part * width) / 2, y - height / 2],
    [x + (part * width) / 2, y + height / 2],
    [x - width / 2, y + (part * height) / 2],
    [x + width / 2, y + (part * height) / 2],
  ]);
  return (
    around.every((point) => isInside(point, rings)) &&
    !rings.flat().some(([px, py]) => Math.abs(px - x) < width / 2 && Math.abs(py - y) < height / 2)
  );
}

/** Counts the edges to its right; holes are outside. */
function isInside([x, y]: Point, rings: readonly Point[][]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring.at(index - 1) ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}
