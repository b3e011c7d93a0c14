import { expect, test } from "vitest";
import { formatCount } from "../../text/format.ts";
import { pieFinding } from "./describePie.ts";

const slices = [
  { id: 1, label: "Rape", value: 7 },
  { id: 2, label: "Sexual assault", value: 3 },
];
const writing = { format: formatCount, unit: "reports" };

test("what was counted in full has a largest part, however small", () => {
  expect(pieFinding(slices, writing)).toBe("Rape is the largest of 2 parts, 70.00% of 10 reports");
});

test("a part that chance alone can make the largest is about the same as the next", () => {
  expect(pieFinding(slices, { ...writing, isChance: (one, other) => one === 7 && other === 3 })).toBe(
    "Rape is the largest of 2 parts, 70.00% of 10 reports, about the same as Sexual assault with 30.00%",
  );
});
