import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measures } from "./tokens.ts";

const ROOT = new URL("../../", import.meta.url).pathname;

/** Excluded, because charts and maps are laid out in px, and embeds in parts of their frame. */
const LAID_OUT_IN_PX = /^(ui\/charts|ui\/maps|app\/dashboard\/(embed|map|home))\//;

const scale = Object.entries(measures)
  .filter(([name]) => name.startsWith("font-size-"))
  .map(([, value]) => /[\d.]+rem/.exec(value)?.[0]);

test("the scale has six sizes: 13, 14, 16, 20, 28 and 40 px", () => {
  expect(scale.map((size) => Number.parseFloat(size ?? "") * 16)).toEqual([13, 14, 16, 20, 28, 40]);
});

test("components use only the sizes of the scale", () => {
  const files = globSync("{ui,app}/**/*.{ts,tsx,css}", { cwd: ROOT })
    .filter((file) => !/node_modules|dist\/|\.(stories|test)\./.test(file))
    .filter((file) => !LAID_OUT_IN_PX.test(file));
  expect(files.length).toBeGreaterThan(300);
  const otherSizes = files.flatMap((file) =>
    [...readFileSync(ROOT + file, "utf8").matchAll(/font-size: ([^;]*\d(?:px|rem)[^;]*);/g)]
      .filter(([, value]) => !(file.endsWith(".css") && scale.includes(value ?? "")))
      .map(([declaration]) => `${file}: ${declaration}`),
  );
  expect(otherSizes).toEqual([]);
});
