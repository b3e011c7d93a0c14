import fc from "fast-check";
import { expect, test } from "vitest";
import { type AreaFeature, boundsOf, latLngOf, worldPoint } from "./geometry.ts";
import { labelSpotOf } from "./labelSpot.ts";
import { isInside, type LabelWish, placeLabels } from "./placeLabels.ts";

type Ring = [number, number][];

const area = (...polygons: Ring[][]): AreaFeature => ({
  type: "Feature",
  id: 1,
  properties: { name: "Area" },
  geometry: { type: "MultiPolygon", coordinates: polygons },
});

/** A star-shaped ring around a place in South Africa: any radii give a polygon that does not cross itself. */
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

test("a label stands inside its area, whatever the area's shape", () => {
  fc.assert(
    fc.property(star, (ring) => {
      const { anchor, rings } = labelSpotOf(area([ring]));
      expect(isInside(anchor, rings)).toBe(true);
    }),
  );
});

test("a label stands on the largest of several polygons, and not in a hole", () => {
  const hole = square(21, -31, 4).toReversed();
  const { anchor, rings } = labelSpotOf(area([square(30, -30, 1)], [square(20, -32, 6), hole]));
  expect(isInside(anchor, rings)).toBe(true);
  expect(latLngOf(anchor)[1]).toBeLessThan(26);
});

const wish: fc.Arbitrary<LabelWish> = fc
  .record({
    anchor: fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) }),
    reach: fc.integer({ min: 1, max: 30 }),
    sizes: fc.array(
      fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 20 }) }),
      { minLength: 1, maxLength: 2 },
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
  }));

test("shown labels neither meet each other nor leave their area", () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
      const boxes = placeLabels(wishes).flatMap((index, at) => {
        const { anchor, rings, sizes } = wishes[at] as LabelWish;
        const size = index === null ? undefined : sizes[index];
        return size
          ? [{ anchor, size, reach: Math.max(...rings.flat().map((corner) => corner.x)) - anchor.x }]
          : [];
      });
      for (const { size, reach } of boxes) {
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(2 * reach);
      }
      for (const [index, a] of boxes.entries()) {
        for (const b of boxes.slice(index + 1)) {
          const isApart =
            Math.abs(a.anchor.x - b.anchor.x) >= (a.size.width + b.size.width) / 2 ||
            Math.abs(a.anchor.y - b.anchor.y) >= (a.size.height + b.size.height) / 2;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

test("a label that has room stands in its preferred size, else in the next that fits", () => {
  const rings = [square(0, 0, 100).map(([x, y]) => ({ x, y }))];
  const anchor = { x: 50, y: 50 };
  const [large, small] = [
    { width: 120, height: 20 },
    { width: 60, height: 20 },
  ];
  expect(placeLabels([{ anchor, rings, sizes: [small, large] }])).toEqual([0]);
  expect(placeLabels([{ anchor, rings, sizes: [large, small] }])).toEqual([1]);
  expect(placeLabels([{ anchor, rings, sizes: [large] }])).toEqual([null]);
});

test("a place on the flat map leads back to the place on the globe", () => {
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  const latitude = fc.double({ min: -85, max: 85, noNaN: true });
  fc.assert(
    fc.property(longitude, latitude, (lng, lat) => {
      const [backLat, backLng] = latLngOf(worldPoint([lng, lat]));
      expect(backLat).toBeCloseTo(lat, 6);
      expect(backLng).toBeCloseTo(lng, 6);
    }),
  );
});

test("bounds hold every polygon; nothing has none", () => {
  expect(boundsOf([area([square(20, -32, 6)], [square(30, -30, 1)])])).toEqual([
    [-32, 20],
    [-26, 31],
  ]);
  expect(boundsOf([])).toBeUndefined();
});
