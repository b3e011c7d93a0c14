import { notCapturedEntry, policeEntry, shelterEntry } from "@gbvf/mocks/directory/directory.ts";
import { expect, test } from "vitest";
import { listCallableServices } from "./Contacts.tsx";
import { listLargestGaps, shortenList } from "./Gaps.tsx";

test("listCallableServices lists services with a number, one of each kind before a second of any kind", () => {
  const second = { ...policeEntry, stakeholderId: 2, name: "Second police station" };
  const places = listCallableServices([policeEntry, second, notCapturedEntry, shelterEntry]);
  expect(places.map(({ name }) => name)).toEqual([
    policeEntry.name,
    shelterEntry.name,
    "Second police station",
  ]);
  for (const { contacts } of places) {
    expect(contacts.length).toBeLessThanOrEqual(2);
    expect(contacts.filter(({ contactTypeId }) => contactTypeId === 1)).toEqual([]);
    expect(new Set(contacts.map(({ detail }) => detail)).size).toBe(contacts.length);
  }
});

const contact = (contactTypeId: number, detail: string, areaCode: string | null = null) => ({
  contactId: 1,
  contactTypeId,
  detail,
  areaCode,
  extension: null,
  check: null,
});

test("listCallableServices removes repeated numbers, however they are written, and keeps at most two", () => {
  const contacts = [
    contact(1, "desk@example.org"),
    contact(3, "0535550101"),
    contact(4, "5550101", "053"),
    contact(2, "082 555 0102"),
    contact(4, "0535550103"),
  ];
  const [station] = listCallableServices([{ ...policeEntry, contacts, buildingBlockRequirements: [] }]);
  expect(station?.contacts.map(({ detail }) => detail)).toEqual(["0535550101", "082 555 0102"]);
});

test("listCallableServices keeps the numbers that were checked, the latest checks first", () => {
  const check = { checkedOn: "2026-06-02", checkedHow: 1, isOld: false } as const;
  const contacts = [
    contact(3, "0535550101"),
    { ...contact(3, "0535550102"), check: { ...check, isOld: true } },
    { ...contact(3, "0535550103"), check },
  ];
  const [station] = listCallableServices([{ ...policeEntry, contacts, buildingBlockRequirements: [] }]);
  expect(station?.contacts.map(({ detail }) => detail)).toEqual(["0535550103", "0535550102"]);
});

const requirement = (label: string, available: number, all: number, names: string[] = []) => ({
  id: 1,
  label,
  available,
  all,
  lackedBy: names.map((name, id) => ({ id, name })),
});

test("listLargestGaps sorts by the share of places that lack the requirement and omits requirements without a gap", () => {
  const gaps = listLargestGaps([
    {
      id: 1,
      label: "Police stations",
      about: "",
      notCaptured: [],
      requirements: [
        requirement("Desk", 9, 10, ["Far"]),
        requirement("Room", 4, 4),
        requirement("Forum", 0, 0),
      ],
    },
    { id: 2, label: "Shelters", about: "", notCaptured: [], requirements: [requirement("Bed", 0, 1)] },
  ]);
  expect(gaps.map(({ requirement, missing, all, names }) => [requirement, missing, all, names])).toEqual([
    ["Bed", 1, 1, []],
    ["Desk", 1, 10, ["Far"]],
  ]);
});

test.each([
  [[], "", 0],
  [["A", "B"], "A and B", 0],
  [["A", "B", "C", "D"], "A, B, C and D", 0],
  [["A", "B", "C", "D", "E"], "A, B, C", 2],
])("shortenList shortens %j", (names, text, omittedCount) => {
  expect(shortenList(names)).toEqual({ text, omittedCount });
});
