import { describe, expect, test } from "vitest";
import { distance, lightness, VISIONS } from "./colorBlindness.ts";
import { contrast } from "./contrast.ts";
import { dataColor } from "./dataColor.ts";
import { colorProperties, colorRules } from "./tokens.ts";

test("the contrast of black on white is 21, and of a colour on itself 1", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#5C1F50", "#5C1F50")).toBe(1);
});

const themes = ["crime", "healthCheck", "buildingBlock", "collectiveAction"] as const;

describe.each(["value", "dark"] as const)("%s", (scheme) => {
  const hex = (name: string) => colorProperties.find((property) => property.name === name)?.[scheme] ?? "";
  const grounds = ["page", "surface", "sunken"].map(hex);

  test.each(["ink", "inkMuted", "primary", "danger", "success", "warning"])(
    "%s is legible on every background",
    (name) => {
      for (const ground of grounds) expect(contrast(hex(name), ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ["onPrimary", "primary"],
    ["onPrimary", "primaryHover"],
    ["onBrand", "brand"],
    ["onBrand", "exit"],
    ["ink", "primaryTint"],
    ["primary", "primaryTint"],
    ["inkMuted", "primaryTint"],
    ["danger", "dangerTint"],
    ["success", "successTint"],
    ["warning", "warningTint"],
    ["ink", "warningTint"],
  ])("%s is legible on %s", (text, ground) => {
    expect(contrast(hex(text), hex(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test("a control's edge and the focus ring have a contrast of at least 3 on every background", () => {
    for (const ground of grounds) {
      expect(contrast(hex("edge"), ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(hex("focus"), ground)).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(themes)("the text and lines of %s have enough contrast on page and surface", (theme) => {
    const nameIn = (variable: string) => variable.replace(/^var\(--color-(.*)\)$/, "$1");
    const { text, main } = dataColor[theme];
    for (const ground of ["page", "surface"].map(hex)) {
      expect(contrast(hex(nameIn(text)), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(hex(nameIn(main)), ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

test("dark colours apply only on screens, and not in images of figures", () => {
  expect(colorRules[1]).toMatch(
    /^@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-light\]\)/,
  );
});

test.each(themes)("no slice of %s has a colour of the legend or the bars", (theme) => {
  const { scale, current, previous, parts } = dataColor[theme];
  const meanings: readonly string[] = [...scale, current, previous];
  expect(parts.filter((part) => meanings.includes(part))).toEqual([]);
});

describe("with colour blindness", () => {
  const neighbours = (colors: readonly string[]) =>
    colors.slice(1).map((color, at) => [colors[at] ?? "", color] as const);

  test("red and green are close for two kinds of vision and far apart for the others, and grey is the same for all", () => {
    const distances = VISIONS.map((vision) => distance("#C04040", "#5F8F2F", vision));
    const [everyone = 0, protanopia = 0, deuteranopia = 0] = distances;
    expect(protanopia).toBeLessThan(everyone * 0.7);
    expect(deuteranopia).toBeLessThan(everyone * 0.7);
    for (const vision of VISIONS) expect(lightness("#808080", vision)).toBeCloseTo(0.6, 1);
  });

  describe.each(VISIONS)("for %s", (vision) => {
    test.each(themes)(
      "each step of %s is darker than the previous one by four times the smallest visible difference",
      (theme) => {
        for (const [below, above] of neighbours(dataColor[theme].scale)) {
          expect(lightness(above, vision)).toBeLessThan(lightness(below, vision));
          expect(distance(below, above, vision)).toBeGreaterThanOrEqual(0.08);
        }
      },
    );

    test.each(themes)(
      "this year, last year and neighbouring slices of %s have distinguishable colours",
      (theme) => {
        const { current, previous, parts } = dataColor[theme];
        for (const [one, other] of [[current, previous] as const, ...neighbours(parts)])
          expect(distance(one, other, vision)).toBeGreaterThanOrEqual(0.11);
      },
    );
  });
});
