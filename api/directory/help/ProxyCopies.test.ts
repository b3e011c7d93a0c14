import { expect, test } from "vitest";
import type { Help, Municipality, Service } from "./help.ts";
import { pagesThatShowed } from "./ProxyCopies.ts";

const service = (name: string, more: Partial<Service> = {}): Service => ({
  name,
  kind: "Shelters",
  buildingBlockId: 5,
  about: null,
  openingHours: null,
  languages: [],
  address: "12 Rose Street",
  isConfidential: false,
  point: null,
  calls: [],
  checkedOn: null,
  note: "",
  ...more,
});
const municipality = (boundaryId: number, services: Service[]): Municipality => ({
  ...{ kind: "municipality", boundaryId, name: `Municipality ${boundaryId}`, otherNames: {}, services },
  province: { boundaryId: 3, name: "Gauteng" },
  district: { boundaryId: 30, name: "Sedibeng" },
  ...{ towns: [], precincts: [], townPoints: {}, middle: null },
});
const help = (services: Service[], others = [service("Elsewhere")]): Help => ({
  ...{ lines: [], areas: [], callable: [], isDemonstration: false },
  municipalities: [municipality(100, services), municipality(200, others)],
});
const before = help([service("Rose & House")]);

test.each<[string, Help]>([
  ["became confidential", help([service("Rose & House", { address: null, isConfidential: true })])],
  ["has no address any more", help([service("Rose & House", { address: null })])],
  ["ended", help([])],
])("a place that %s takes its page along, and no other", async (_what, after) => {
  expect(await pagesThatShowed(before, after)).toEqual([100]);
});

test("other changes take none", async () => {
  expect(
    await pagesThatShowed(before, help([service("Rose & House", { address: "14 Rose Street" })])),
  ).toEqual([]);
  expect(await pagesThatShowed(before, help([service("Rose & House")], []))).toEqual([200]);
  expect(await pagesThatShowed(before, before)).toEqual([]);
});
