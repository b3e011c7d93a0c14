import fc from "fast-check";
import { expect, test } from "vitest";
import type { MissingReason } from "../reading.ts";
import { layoutStacks, type Stack } from "./layout.ts";

const reading = fc.oneof(
  fc.nat(100_000),
  fc.constantFrom<MissingReason>("no-data", "not-captured", "too-few"),
);
const stacks = fc
  .array(fc.array(reading, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 })
  .map((all) =>
    all.map(
      (values, id): Stack => ({
        id,
        label: `Stack ${id + 1}`,
        parts: values.map((value, part) => ({ id: part, styleId: `style ${part}`, value })),
      }),
    ),
  );
const createStack = (values: readonly (number | MissingReason)[]): Stack => ({
  id: 1,
  label: "One",
  parts: values.map((value, id) => ({ id, styleId: String(id), value })),
});

test("parts follow each other from zero, inside the drawing, with widths proportional to their figures", () => {
  fc.assert(
    fc.property(stacks, fc.integer({ min: 240, max: 1200 }), (input, width) => {
      const { stacks: placed, ticks } = layoutStacks(input, "count", width);
      const [, tick] = ticks;
      const domain = tick ? (tick.value / tick.x) * width : 1;
      for (const { parts, total } of placed) {
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total ?? 0);
        for (const [index, part] of parts.entries()) {
          const next = parts[index + 1];
          expect(part.x).toBeGreaterThanOrEqual(0);
          expect(part.x).toBeLessThanOrEqual(width);
          if (next) expect((next.x - part.x) / width).toBeCloseTo(part.value / domain, 6);
        }
      }
    }),
  );
});

test("a stack of zeros has a total and no parts, and a stack without figures has a reason", () => {
  const [zeros, hidden, mixed, partial] = layoutStacks(
    [
      createStack([0, 0]),
      createStack(["too-few", "too-few"]),
      createStack(["too-few", "not-captured"]),
      createStack(["not-captured", 4]),
    ],
    "count",
    400,
  ).stacks;
  expect(zeros).toMatchObject({ total: 0, parts: [], missing: null });
  expect(hidden).toMatchObject({ total: null, missing: "too-few" });
  expect(mixed).toMatchObject({ total: null, missing: "no-data" });
  expect(partial).toMatchObject({ total: 4, missing: null, parts: [{ value: 4, share: 1 }] });
});
