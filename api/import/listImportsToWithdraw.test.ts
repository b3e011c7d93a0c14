import { expect, test } from "vitest";
import { listImportsToWithdraw } from "./listImportsToWithdraw.ts";

test("corrections of an import and their corrections are withdrawn before it, and other imports stay", async () => {
  const applied = [1, 2, 3, 4].map((importId) => ({ importId, replacesDemonstration: false }));
  const findChangedPairs = async () => [
    { earlier: 1, later: 2 },
    { earlier: 2, later: 4 },
  ];
  expect(await listImportsToWithdraw(1, applied, findChangedPairs)).toEqual([4, 2, 1]);
});
