import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { dataColor } from "./dataColor.ts";
import { colorProperties } from "./tokens.ts";

const hex = (name: string) => colorProperties.find((property) => property.name === name)?.value ?? "";
const grounds = ["page", "surface", "sunken"].map(hex);

test("black on white is 21, a colour on itself 1", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#5C1F50", "#5C1F50")).toBe(1);
});

test.each(["ink", "inkMuted", "primary", "danger", "success", "warning"])(
  "%s reads on every ground",
  (name) => {
    for (const ground of grounds) expect(contrast(hex(name), ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ["onPrimary", "primary"],
  ["onPrimary", "danger"],
  ["ink", "primaryTint"],
  ["danger", "dangerTint"],
  ["success", "successTint"],
  ["warning", "warningTint"],
])("%s reads on %s", (text, ground) => {
  expect(contrast(hex(text), hex(ground))).toBeGreaterThanOrEqual(4.5);
});

test("a control's edge and the focus ring stand out from every ground", () => {
  for (const ground of grounds) {
    expect(contrast(hex("edge"), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(hex("focus"), ground)).toBeGreaterThanOrEqual(3);
  }
});

test.each(["crime", "healthCheck", "buildingBlock", "collectiveAction"] as const)(
  "the text colour of %s reads on page and surface",
  (theme) => {
    for (const ground of ["page", "surface"]) {
      expect(contrast(dataColor[theme].text, hex(ground))).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(["crime", "healthCheck", "buildingBlock", "collectiveAction"] as const)(
  "no slice of %s has a colour that means something in the legend or the bars",
  (theme) => {
    const { scale, current, previous, parts } = dataColor[theme];
    const meanings: readonly string[] = [...scale, current, previous];
    expect(parts.filter((part) => meanings.includes(part))).toEqual([]);
  },
);
