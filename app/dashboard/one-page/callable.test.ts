import { notCapturedEntry, policeEntry, shelterEntry } from "@gbvf/mocks/directory/directory.ts";
import { expect, test } from "vitest";
import { callableOf } from "./callable.ts";

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
