import { expect, test } from "vitest";
import { dataColor } from "../../theme/dataColor.ts";
import { letteringOn } from "./lettering.ts";

test("letters are white on the dark step alone", () => {
  const inks = dataColor.crime.scale.map((fill) => letteringOn(fill).ink);
  expect(inks).toEqual([dataColor.labelOnLight, dataColor.labelOnLight, dataColor.labelOnDark]);
});

test("white letters stand within the fill's own full colour, dark ones within the fill as it is seen", () => {
  expect(letteringOn("#A8161D").halo).toBe("#A8161D");
  expect(letteringOn("#FFFFFF").halo).toBe("rgb(255 255 255)");
});
