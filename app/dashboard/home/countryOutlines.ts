import { type AreaFeature, polygonsOf, worldPoint } from "@gbvf/ui/maps/geometry.ts";

export interface Outline {
  id: number;
  name: string;
  d: string;
}

const WIDTH = 1000;

export function countryOutlines(features: readonly AreaFeature[]): { viewBox: string; outlines: Outline[] } {
  const shapes = features.map((feature) => ({
    id: feature.id,
    name: feature.properties.name,
    rings: polygonsOf(feature).flatMap((rings) => rings.map((ring) => ring.map(worldPoint))),
  }));
  const points = shapes.flatMap(({ rings }) => rings.flat());
  const [left, right] = rangeOf(points.map(({ x }) => x));
  const [top, bottom] = rangeOf(points.map(({ y }) => y));
  const scale = right > left ? WIDTH / (right - left) : 1;
  const at = (value: number, from: number) => Math.round((value - from) * scale);
  return {
    viewBox: `0 0 ${WIDTH} ${at(bottom, top)}`,
    outlines: shapes.map(({ id, name, rings }) => ({
      id,
      name,
      d: rings
        .map((ring) => `M${ring.map(({ x, y }) => `${at(x, left)} ${at(y, top)}`).join(" ")}Z`)
        .join(""),
    })),
  };
}

const rangeOf = (values: readonly number[]): [number, number] => [
  values.reduce((least, value) => Math.min(least, value), Infinity),
  values.reduce((most, value) => Math.max(most, value), -Infinity),
];
