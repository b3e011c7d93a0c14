import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";
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
    "Sipho Dube changed this: no role → Desk officer; 082\u00A0555\u00A00100 → 082\u00A0555\u00A00199. Is it right as it is now?",
  );
});

test("a number is written as everywhere, with its extension", () => {
  const reception = { contactTypeId: 3, detail: "0538711234" };
  const now = { ...current, contacts: [reception, { contactTypeId: CONTACT_TYPE.extension, detail: "12" }] };
  expect(changedWords({ ...before, contacts: [reception] }, who, now)).toBe(
    "Sipho Dube changed this: 053\u00A0871\u00A01234 → 053\u00A0871\u00A01234 ext.\u00A012. Is it right as it is now?",
  );
});

test("who was checked meanwhile says by whom and how", () => {
  expect(changedWords(before, who, { ...current, verifiedOn: "2026-08-15" })).toBe(
    "Sipho Dube has checked this by telephone. Is it right as it is now?",
  );
});
