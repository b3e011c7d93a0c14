import { dueContactsOf } from "@gbvf/mocks/building-block/check.ts";
import { expect, test } from "vitest";
import { queuePlaces, timeFor, whyDue, withNew } from "./queueRows.ts";

const first = dueContactsOf(8);

test("a further answer adds what is new, and takes nothing away", () => {
  const rows = withNew([], first);
  const later = { ...dueContactsOf(12), contacts: dueContactsOf(12).contacts.slice(4) };
  const more = withNew(rows, later);
  expect(more.slice(0, 8)).toEqual(rows);
  expect(more).toHaveLength(12);
  expect(withNew(more, first)).toEqual(more);
});

test("contacts stand with their place", () => {
  const places = queuePlaces(withNew([], first));
  expect(places.map(({ name, items }) => [name, items.length])).toEqual([
    ["Galeshewe police station", 4],
    ["Kimberley police station", 4],
  ]);
});

test("it says why somebody is asked about", () => {
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
])("%i contacts take %s", (count, words) => {
  expect(timeFor(count)).toBe(words);
});
