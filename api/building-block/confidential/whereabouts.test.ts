import { expect, test } from "vitest";
import { findSharingPlaces, normaliseWhereabouts } from "./whereabouts.ts";

type WhereaboutsInput = {
  number?: string;
  areaCode?: string;
  type?: number;
  address?: [first: string, second?: string];
  point?: [latitude: number, longitude: number];
  boundaryId?: number;
  buildingBlockId?: number;
};

const place = ({
  number,
  areaCode,
  type = 3,
  address,
  point,
  boundaryId = 1,
  buildingBlockId = 1,
}: WhereaboutsInput) =>
  normaliseWhereabouts(
    { boundaryId, buildingBlockId },
    number === undefined ? [] : [{ contactTypeId: type, detail: number, areaCode: areaCode ?? null }],
    address === undefined && point === undefined
      ? []
      : [
          {
            addressLine1: address?.[0] ?? null,
            addressLine2: address?.[1] ?? null,
            latitude: point?.[0] ?? null,
            longitude: point?.[1] ?? null,
          },
        ],
  );
const shares = (one: WhereaboutsInput, other: WhereaboutsInput) =>
  findSharingPlaces([place(one)], [place(other)]).length === 1;

test.each<[string, WhereaboutsInput, WhereaboutsInput]>([
  ["a number", { number: "0165550100" }, { number: "016 555 0100" }],
  ["a number with the country's code", { number: "+27165550100" }, { number: "0165550100", type: 2 }],
  ["a number with its area code apart", { number: "5550100", areaCode: "016" }, { number: "0165550100" }],
  ["a short spelling", { address: ["12 Rose St."] }, { address: ["12 Rose Street"] }],
  ["accents and case", { address: ["12 RÖSE street"] }, { address: ["12 Rose Street"] }],
  [
    "the town in one line",
    { address: ["12 Rose Street, Vereeniging"] },
    { address: ["12 Rose Street", "Vereeniging"] },
  ],
  [
    "the suburb as well",
    { address: ["12 Rose Street", "Vaal Park"] },
    { address: ["12 Rose Street", "Sasolburg"] },
  ],
  ["the name of the house", { address: ["Hope House, 12 Rose Rd"] }, { address: ["12 Rose Road"] }],
  [
    "an address in another municipality",
    { address: ["12 Rose Street, Vereeniging"], boundaryId: 2 },
    { address: ["12 Rose Street", "Vereeniging"] },
  ],
  ["a point within 100 m", { point: [-26.6, 27.9] }, { point: [-26.6008, 27.9] }],
])("%s is shared", (_what, one, other) => {
  expect(shares(one, other)).toBe(true);
  expect(shares(other, one)).toBe(true);
});

test.each<[string, WhereaboutsInput, WhereaboutsInput]>([
  ["nothing", {}, {}],
  ["an emergency number", { number: "10111" }, { number: "10111" }],
  ["an e-mail address", { number: "a@b.example", type: 1 }, { number: "a@b.example", type: 1 }],
  ["another house", { address: ["2 Rose Street"] }, { address: ["12 Rose Street"] }],
  ["a town", { address: ["Vereeniging"] }, { address: ["12 Rose Street", "Vereeniging"] }],
  [
    "a street of another town",
    { address: ["1 Main Road", "Ceres"], boundaryId: 2 },
    { address: ["1 Main Road", "Paarl"] },
  ],
  ["a point farther away", { point: [-26.6, 27.9] }, { point: [-26.601, 27.9] }],
  ["a number of another block", { number: "0165550100", buildingBlockId: 2 }, { number: "0165550100" }],
])("%s is not shared", (_what, one, other) => {
  expect(shares(one, other)).toBe(false);
  expect(shares(other, one)).toBe(false);
});

test("findSharingPlaces also finds places that share with a found place", () => {
  const hidden = place({ number: "0165550100" });
  const directMatch = place({ number: "0165550100", point: [-26.6, 27.9] });
  const indirectMatch = place({ point: [-26.6004, 27.9] });
  expect(findSharingPlaces([indirectMatch, directMatch], [hidden])).toEqual([directMatch, indirectMatch]);
});
