import { describe, expect, test } from "vitest";
import { distance, lightness, VISIONS } from "./colorBlindness.ts";
import { dataColor } from "./dataColor.ts";

const themes = ["crime", "healthCheck", "buildingBlock", "collectiveAction"] as const;
const neighbours = (colors: readonly string[]) =>
  colors.slice(1).map((color, at) => [colors[at] ?? "", color] as const);

test("red and green are close for two kinds and far for the others; grey looks the same to all", () => {
  const seen = VISIONS.map((vision) => distance("#C04040", "#5F8F2F", vision));
  const [everyone = 0, protanopia = 0, deuteranopia = 0] = seen;
  expect(protanopia).toBeLessThan(everyone * 0.7);
  expect(deuteranopia).toBeLessThan(everyone * 0.7);
  for (const vision of VISIONS) expect(lightness("#808080", vision)).toBeCloseTo(0.6, 1);
});

describe.each(VISIONS)("for %s", (vision) => {
  test.each(themes)(
    "each step of %s is darker than the one below, by four times what is just seen",
    (theme) => {
      for (const [below, above] of neighbours(dataColor[theme].scale)) {
        expect(lightness(above, vision)).toBeLessThan(lightness(below, vision));
        expect(distance(below, above, vision)).toBeGreaterThanOrEqual(0.08);
      }
    },
  );

  test.each(themes)("this year, last year and neighbouring slices of %s lie apart", (theme) => {
    const { current, previous, parts } = dataColor[theme];
    for (const [one, other] of [[current, previous] as const, ...neighbours(parts)])
      expect(distance(one, other, vision)).toBeGreaterThanOrEqual(0.11);
  });
});
