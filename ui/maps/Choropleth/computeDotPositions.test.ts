import { expect, test } from "vitest";
import { inkOn } from "../../charts/contrast.ts";
import { lightness, VISIONS } from "../../tokens/colorBlindness.ts";
import { contrast } from "../../tokens/contrast.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { computeDotPositions, DOT_TRACK } from "./computeDotPositions.ts";

const features = [1, 2, 3, 4, 5].map((id) => ({ id }));
const values = new Map([50, 52, 54, 58, 60].map((value, index) => [index + 1, value]));
const oneColor = () => "green";

test("areas that colours do not distinguish get dot positions from the lowest to the highest figure", () => {
  expect([...(computeDotPositions(features, values, oneColor) ?? [])]).toEqual([
    [1, 0],
    [2, 0.2],
    [3, 0.4],
    [4, 0.8],
    [5, 1],
  ]);
  const oneIsRed = (figure: number) => (figure < 52 ? "red" : "green");
  expect(computeDotPositions(features, values, oneIsRed)).not.toBeNull();
  expect(computeDotPositions(features, values, (figure) => (figure < 54 ? "red" : "green"))).toBeNull();
  expect(computeDotPositions(features.slice(0, 2), values, oneColor)).toBeNull();
  expect(computeDotPositions(features, new Map(features.map(({ id }) => [id, 50])), oneColor)).toBeNull();
});

test("two areas whose figures differ by a fifth of the range are distinguishable on a phone, in grey and with colour blindness", () => {
  const shares = computeDotPositions(features, values, oneColor);
  const pixels = ((shares?.get(2) ?? 0) - (shares?.get(1) ?? 0)) * DOT_TRACK.narrow;
  expect(pixels).toBeGreaterThanOrEqual(4);
  for (const { scale } of [
    dataColor.crime,
    dataColor.buildingBlock,
    dataColor.healthCheck,
    dataColor.collectiveAction,
  ])
    for (const fill of scale) {
      expect(contrast(inkOn(fill), fill)).toBeGreaterThanOrEqual(3);
      for (const vision of VISIONS)
        expect(Math.abs(lightness(inkOn(fill), vision) - lightness(fill, vision))).toBeGreaterThan(0.2);
    }
});
