import fc from "fast-check";
import { expect, test } from "vitest";
import { merge } from "./useConflict.ts";

const base = { name: "Thabo", telephone: "1", groups: [1, 2], email: "a" };
const names = Object.keys(base);

test("what one of the two changed is merged, what both changed is disputed", () => {
  const mine = { ...base, name: "Thabo N", telephone: "2", groups: [1] };
  const theirs = { ...base, telephone: "3", groups: [1], email: "b" };
  expect(merge(names, base, mine, theirs)).toEqual({ taken: ["email"], disputed: ["telephone"] });
});

test("what both changed alike is no dispute", () => {
  const both = { ...base, name: "Zoë" };
  expect(merge(names, base, both, both)).toEqual({ taken: [], disputed: [] });
});

test("lists are compared by what they hold", () => {
  expect(merge(names, base, { ...base, groups: [1, 2] }, { ...base, groups: [3] })).toEqual({
    taken: ["groups"],
    disputed: [],
  });
});

test("nothing that either changed is lost without a question", () => {
  const record = fc.record({ a: fc.nat(2), b: fc.nat(2) });
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const { taken, disputed } = merge(["a", "b"], before, mine, theirs);
      for (const name of ["a", "b"] as const) {
        const result = taken.includes(name) ? theirs[name] : mine[name];
        if (disputed.includes(name)) continue;
        if (mine[name] !== before[name]) expect(result).toBe(mine[name]);
        if (theirs[name] !== before[name]) expect(result).toBe(theirs[name]);
      }
    }),
  );
});
