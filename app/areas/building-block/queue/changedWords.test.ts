import { expect, test } from "vitest";
import { changedWords } from "./changedWords.ts";

const before = {
  name: "Thandi Nkosi",
  role: null,
  contacts: [{ contactTypeId: 2, detail: "0825550100" }],
  verifiedOn: "2026-05-02",
};
const who = { changedBy: "Sipho Dube", changedAt: null };
const current = { ...before, checkedHow: 1 as const };

test("what somebody changed stands old → new", () => {
  const now = { ...current, role: "Desk officer", contacts: [{ contactTypeId: 2, detail: "0825550199" }] };
  expect(changedWords(before, who, now)).toBe(
    "Sipho Dube changed this: no role → Desk officer; 0825550100 → 0825550199. Is it right as it is now?",
  );
});

test("who was checked meanwhile says by whom and how", () => {
  expect(changedWords(before, who, { ...current, verifiedOn: "2026-08-15" })).toBe(
    "Sipho Dube has checked this by telephone. Is it right as it is now?",
  );
});
