import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";
import { createDueContacts } from "@gbvf/mocks/building-block/check.ts";
import { expect, test } from "vitest";
import { addNewRows, describeChange, describeDueReason, formatDuration } from "./queueRows.ts";

const firstResponse = createDueContacts(8);

test("addNewRows appends rows of new contacts and does not change existing rows", () => {
  const rows = addNewRows([], firstResponse);
  const laterResponse = { ...createDueContacts(12), contacts: createDueContacts(12).contacts.slice(4) };
  const extendedRows = addNewRows(rows, laterResponse);
  expect(extendedRows.slice(0, 8)).toEqual(rows);
  expect(extendedRows).toHaveLength(12);
  expect(addNewRows(extendedRows, firstResponse)).toEqual(extendedRows);
});

test("describeDueReason names the reason, the last check and missed calls", () => {
  const [contact] = firstResponse.contacts;
  if (contact === undefined) throw new Error("The mock has no contact.");
  expect(describeDueReason({ ...contact, reason: "never verified", verifiedOn: null })).toBe("Never checked");
  expect(
    describeDueReason({
      ...contact,
      reason: "reported",
      reports: 595,
      networks: 1,
      verifiedOn: "2026-05-02",
      checkedHow: 1,
    }),
  ).toBe("Reported wrong 595 times, from 1 network; Checked on 2 May 2026 by telephone");
  expect(describeDueReason({ ...contact, reason: "overdue", verifiedOn: null, notReachedDays: 1 })).toBe(
    "Never checked; not reached on 1 day",
  );
});

test.each([
  [1, "about 1 minute"],
  [60, "about 10 minutes"],
  [61, "about 11 minutes"],
])("%i contacts take %s", (count, text) => {
  expect(formatDuration(count)).toBe(text);
});

const savedContact = {
  name: "Thandi Nkosi",
  role: null,
  contacts: [{ contactTypeId: 2, detail: "0825550100" }],
  verifiedOn: "2026-05-02",
};
const change = { changedBy: "Sipho Dube", changedAt: null };
const current = { ...savedContact, checkedHow: 1 as const };

test("describeChange writes changed values as old → new", () => {
  const changedContact = {
    ...current,
    role: "Desk officer",
    contacts: [{ contactTypeId: 2, detail: "0825550199" }],
  };
  expect(describeChange(savedContact, change, changedContact)).toBe(
    "Sipho Dube changed this: no role → Desk officer; 082\u00A0555\u00A00100 → 082\u00A0555\u00A00199. Is it right as it is now?",
  );
});

test("describeChange formats numbers with spaces and their extension", () => {
  const reception = { contactTypeId: 3, detail: "0538711234" };
  const changedContact = {
    ...current,
    contacts: [reception, { contactTypeId: CONTACT_TYPE.extension, detail: "12" }],
  };
  expect(describeChange({ ...savedContact, contacts: [reception] }, change, changedContact)).toBe(
    "Sipho Dube changed this: 053\u00A0871\u00A01234 → 053\u00A0871\u00A01234 ext.\u00A012. Is it right as it is now?",
  );
});

test("describeChange names who has checked the contact, and how", () => {
  expect(describeChange(savedContact, change, { ...current, verifiedOn: "2026-08-15" })).toBe(
    "Sipho Dube has checked this by telephone. Is it right as it is now?",
  );
});
