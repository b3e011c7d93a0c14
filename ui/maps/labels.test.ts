import fc from "fast-check";
import { expect, test } from "vitest";
import { type AreaFeature, getBounds, toLatLng, worldPoint } from "./geometry.ts";
import { findLabelSpot } from "./labelSpot.ts";
import { type LabelPlace, type LabelWish, placeLabels } from "./placeLabels.ts";
import { type Box, containsBox, isInside, isOverlapping } from "./shapes.ts";

type Ring = [number, number][];

const area = (...polygons: Ring[][]): AreaFeature => ({
  type: "Feature",
  id: 1,
  properties: { name: "Area" },
  geometry: { type: "MultiPolygon", coordinates: polygons },
});

/** A polygon around a point, whose edges cannot cross. */
const star = fc
  .array(fc.double({ min: 0.2, max: 4, noNaN: true }), { minLength: 3, maxLength: 24 })
  .map((radii): Ring => {
    const corners = radii.map((radius, index): [number, number] => {
      const angle = (index / radii.length) * 2 * Math.PI;
      return [25 + radius * Math.cos(angle), -29 + radius * Math.sin(angle)];
    });
    return [...corners, corners[0] as [number, number]];
  });

const square = (west: number, south: number, side: number): Ring => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

test("a label's position is inside its area for any shape", () => {
  fc.assert(
    fc.property(star, (ring) => {
      const { anchor, rings } = findLabelSpot(area([ring]));
      expect(isInside(anchor, rings)).toBe(true);
    }),
  );
});

test("a label's position is on the largest of several polygons, and not in a hole", () => {
  const hole = square(21, -31, 4).toReversed();
  const { anchor, rings } = findLabelSpot(area([square(30, -30, 1)], [square(20, -32, 6), hole]));
  expect(isInside(anchor, rings)).toBe(true);
  expect(toLatLng(anchor)[1]).toBeLessThan(26);
});

const space = {
  box: { left: 0, right: 360, top: 0, bottom: 300 },
  occupied: [{ left: 8, right: 52, top: 8, bottom: 140 }],
  px: 1,
};

const wish: fc.Arbitrary<LabelWish> = fc
  .record({
    anchor: fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 300 }) }),
    reach: fc.integer({ min: 1, max: 60 }),
    sizes: fc.array(
      fc.record({ width: fc.integer({ min: 8, max: 60 }), height: fc.integer({ min: 8, max: 30 }) }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ anchor: { x, y }, reach, sizes }) => ({
    anchor: { x, y },
    rings: [
      [
        { x: x - reach, y: y - reach },
        { x: x + reach, y: y - reach },
        { x: x + reach, y: y + reach },
        { x: x - reach, y: y + reach },
      ],
    ],
    sizes,
    calloutSize: { width: 24, height: 14 },
  }));

const boxOfPlace = ({ size, middle: { x, y } }: LabelPlace, { sizes, calloutSize }: LabelWish): Box => {
  const { width, height } = size === "callout" ? calloutSize : (sizes[size] ?? calloutSize);
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
};

test("every area gets a label inside the map that overlaps no other, even with as many areas as a metro has", () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 62 }), (wishes) => {
      const boxes = placeLabels(wishes, space).map((place, at) => {
        if (place === null) throw new Error(`Area ${at} has no label.`);
        return boxOfPlace(place, wishes[at] as LabelWish);
      });
      for (const [index, box] of boxes.entries()) {
        expect(containsBox(space.box, box)).toBe(true);
        const obstacles = [...space.occupied, ...boxes.slice(index + 1)];
        expect(obstacles.filter((other) => isOverlapping(box, other))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

const shape = (side: number) => [square(0, 0, side).map(([x, y]) => ({ x: x + 100, y: y + 100 }))];
const middleOf = (side: number) => ({ x: 100 + side / 2, y: 100 + side / 2 });
const calloutSize = { width: 20, height: 12 };

test("a label is placed on its area in the first size that fits", () => {
  const area = { anchor: middleOf(100), rings: shape(100), calloutSize };
  const [large, small] = [
    { width: 200, height: 20 },
    { width: 60, height: 20 },
  ];
  expect(placeLabels([{ ...area, sizes: [small, large] }], space)).toEqual([
    { size: 0, middle: area.anchor },
  ]);
  expect(placeLabels([{ ...area, sizes: [large, small] }], space)).toEqual([
    { size: 1, middle: area.anchor },
  ]);
});

test("a label that does not fit extends over the area's edge, or is next to a very small area", () => {
  const sizes = [
    { width: 60, height: 30 },
    { width: 30, height: 12 },
  ];
  const [overEdge] = placeLabels([{ anchor: middleOf(26), rings: shape(26), sizes, calloutSize }], space);
  expect(overEdge).toEqual({ size: 1, middle: middleOf(26) });
  const tiny = { anchor: middleOf(6), rings: shape(6), sizes, calloutSize };
  const [nextToArea] = placeLabels([tiny], space);
  expect(nextToArea?.size).toBe("callout");
  expect(
    isOverlapping(boxOfPlace(nextToArea as LabelPlace, tiny), {
      left: 100,
      right: 106,
      top: 100,
      bottom: 106,
    }),
  ).toBe(false);
});

test("an area outside the view gets a label only if it fits on the area", () => {
  const outside = { x: 500, y: 50 };
  const rings = [square(400, 0, 200).map(([x, y]) => ({ x, y }))];
  const [fitting, tooWide] = placeLabels(
    [30, 300].map((width) => ({ anchor: outside, rings, sizes: [{ width, height: 12 }], calloutSize })),
    space,
  );
  expect(fitting).toEqual({ size: 0, middle: outside });
  expect(tooWide).toBeNull();
});

test("toLatLng reverses worldPoint", () => {
  const longitude = fc.integer({ min: -18_000, max: 18_000 }).map((each) => each / 100);
  const latitude = fc.integer({ min: -8500, max: 8500 }).map((each) => each / 100);
  fc.assert(
    fc.property(longitude, latitude, (lng, lat) => {
      const [backLat, backLng] = toLatLng(worldPoint([lng, lat]));
      expect(backLat).toBeCloseTo(lat, 6);
      expect(backLng).toBeCloseTo(lng, 6);
    }),
  );
});

test("getBounds includes every polygon, and returns undefined without features", () => {
  expect(getBounds([area([square(20, -32, 6)], [square(30, -30, 1)])])).toEqual([
    [-32, 20],
    [-26, 31],
  ]);
  expect(getBounds([])).toBeUndefined();
});
