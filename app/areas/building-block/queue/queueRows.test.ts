import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";
import { createDueContacts } from "@gbvf/mocks/building-block/check.ts";
import { expect, test } from "vitest";
import { describeChange, queuePlaces, timeFor, whyDue, withNew } from "./queueRows.ts";

const first = createDueContacts(8);

test("a further response adds what is new, and takes nothing away", () => {
  const rows = withNew([], first);
  const later = { ...createDueContacts(12), contacts: createDueContacts(12).contacts.slice(4) };
  const more = withNew(rows, later);
  expect(more.slice(0, 8)).toEqual(rows);
  expect(more).toHaveLength(12);
  expect(withNew(more, first)).toEqual(more);
});

test("contacts stand with their place", () => {
  const places = queuePlaces(withNew([], first));
  expect(places.map(({ name, items }) => [name, items.length])).toEqual([
    ["Galeshewe Police Station", 4],
    ["Kimberley Police Station", 4],
  ]);
});

test("each row states the reason for its check", () => {
  const [contact] = first.contacts;
  if (contact === undefined) throw new Error("The mock has no contact.");
  expect(whyDue({ ...contact, reason: "never verified", verifiedOn: null })).toBe("Never checked");
  expect(
    whyDue({
      ...contact,
      reason: "reported",
      reports: 595,
      networks: 1,
      verifiedOn: "2026-05-02",
      checkedHow: 1,
    }),
  ).toBe("Reported wrong 595 times, from 1 network; Checked on 2 May 2026 by telephone");
  expect(whyDue({ ...contact, reason: "overdue", verifiedOn: null, notReachedDays: 1 })).toBe(
    "Never checked; not reached on 1 day",
  );
});

test.each([
  [1, "about 1 minute"],
  [60, "about 10 minutes"],
  [61, "about 11 minutes"],
])("%i contacts take %s", (count, text) => {
  expect(timeFor(count)).toBe(text);
});

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
  expect(describeChange(before, who, now)).toBe(
    "Sipho Dube changed this: no role → Desk officer; 082\u00A0555\u00A00100 → 082\u00A0555\u00A00199. Is it right as it is now?",
  );
});

test("a number is written as everywhere, with its extension", () => {
  const reception = { contactTypeId: 3, detail: "0538711234" };
  const now = { ...current, contacts: [reception, { contactTypeId: CONTACT_TYPE.extension, detail: "12" }] };
  expect(describeChange({ ...before, contacts: [reception] }, who, now)).toBe(
    "Sipho Dube changed this: 053\u00A0871\u00A01234 → 053\u00A0871\u00A01234 ext.\u00A012. Is it right as it is now?",
  );
});

test("a concurrently checked contact says by whom and how", () => {
  expect(describeChange(before, who, { ...current, verifiedOn: "2026-08-15" })).toBe(
    "Sipho Dube has checked this by telephone. Is it right as it is now?",
  );
});
