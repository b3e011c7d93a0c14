import { notCapturedEntry, policeEntry, shelterEntry } from "@gbvf/mocks/directory/directory.ts";
import { expect, test } from "vitest";
import { callableOf } from "./Contacts.tsx";

test("only services with a number, each kind once before any twice, and each number once", () => {
  const second = { ...policeEntry, stakeholderId: 2, name: "Second police station" };
  const found = callableOf([policeEntry, second, notCapturedEntry, shelterEntry]);
  expect(found.map(({ name }) => name)).toEqual([
    policeEntry.name,
    shelterEntry.name,
    "Second police station",
  ]);
  for (const { contacts } of found) {
    expect(contacts.length).toBeLessThanOrEqual(2);
    expect(contacts.filter(({ contactTypeId }) => contactTypeId === 1)).toEqual([]);
    expect(new Set(contacts.map(({ detail }) => detail)).size).toBe(contacts.length);
  }
});

test("a number that is written in two ways is one number, and two numbers are enough", () => {
  const contact = (contactTypeId: number, detail: string, areaCode: string | null = null) => ({
    contactId: 1,
    contactTypeId,
    detail,
    areaCode,
    extension: null,
  });
  const contacts = [
    contact(1, "desk@example.org"),
    contact(3, "0535550101"),
    contact(4, "5550101", "053"),
    contact(2, "082 555 0102"),
    contact(4, "0535550103"),
  ];
  const [found] = callableOf([{ ...policeEntry, contacts, buildingBlockRequirements: [] }]);
  expect(found?.contacts.map(({ detail }) => detail)).toEqual(["0535550101", "082 555 0102"]);
});
