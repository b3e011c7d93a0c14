import { type Point, polygonsOf, worldPoint } from "@gbvf/ui/maps/geometry.ts";
import { type LabelSpot, labelSpotIn } from "@gbvf/ui/maps/labelSpot.ts";
import { boxAround, fits } from "@gbvf/ui/maps/shapes.ts";
import type { BoundaryFeature } from "../../geography/contract.ts";

type Outline = Pick<BoundaryFeature, "geometry"> & { boundaryId: number };

/** Half a px on the smallest phone: finer detail cannot be seen, and costs bytes. */
const WIDTH = 640;
const TALLEST = 720;
const MARGIN = 4;

export type DrawnArea = LabelSpot & { boundaryId: number; path: string };

/** Whole units. */
export function drawAreas(outlines: readonly Outline[]): {
  width: number;
  height: number;
  areas: DrawnArea[];
} {
  const shapes = outlines.map((outline) => ({
    boundaryId: outline.boundaryId,
    polygons: polygonsOf(outline).map((polygon) => polygon.map((ring) => ring.map(worldPoint))),
  }));
  const points = shapes.flatMap(({ polygons }) => polygons.flat(2));
  const [west, east] = rangeOf(points.map(({ x }) => x));
  const [north, south] = rangeOf(points.map(({ y }) => y));
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / (east - west || 1),
    (TALLEST - 2 * MARGIN) / (south - north || 1),
  );
  const left = (WIDTH - (east - west) * scale) / 2;
  const place = ({ x, y }: Point): Point => ({
    x: Math.round(left + (x - west) * scale),
    y: Math.round(MARGIN + (y - north) * scale),
  });
  return {
    width: WIDTH,
    height: Math.ceil((south - north) * scale) + 2 * MARGIN,
    areas: shapes.map(({ boundaryId, polygons }) => {
      const placed = polygons.map((polygon) => polygon.map((ring) => withoutRepeats(ring.map(place))));
      const { anchor, rings } = labelSpotIn(placed);
      return {
        boundaryId,
        path: pathOf(placed.flat()),
        anchor: { x: Math.round(anchor.x), y: Math.round(anchor.y) },
        rings,
      };
    }),
  };
}

/** `Math.min(...)` takes too many arguments for a country. */
const rangeOf = (numbers: readonly number[]): [least: number, most: number] =>
  numbers.reduce<[number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/** Neighbours share these points, so they stay together. */
const withoutRepeats = (ring: readonly Point[]): Point[] =>
  ring.filter(({ x, y }, index) => {
    const before = ring[index - 1];
    return before === undefined || before.x !== x || before.y !== y;
  });

/** An area too small for a shape is a dot. */
const pathOf = (rings: readonly Point[][]): string =>
  rings
    .filter((ring, index) => ring.length > 3 || index === 0)
    .map(([first = { x: 0, y: 0 }, ...others]) => {
      let { x, y } = first;
      const steps = others.map((next) => {
        const step = `${next.x - x}${next.y < y ? "" : " "}${next.y - y}`;
        ({ x, y } = next);
        return step;
      });
      return `M${first.x} ${first.y}${steps.length < 3 ? "h2v2h-2" : `l${steps.join(" ")}`}z`;
    })
    .join("");

/** True if a box of this size fits around the area's middle. */
export const hasRoom = (area: DrawnArea, width: number, height: number): boolean =>
  fits(boxAround(area.anchor, { width, height }), area);
