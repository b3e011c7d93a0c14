import { expect, test } from "vitest";
import { requestUrl } from "./requestUrl.ts";

const list = "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}";

test("parameters fill the path, and an optional one without a value is omitted", () => {
  expect(requestUrl(list, { params: { boundaryTypeId: 2, containingBoundaryId: 7 } })).toBe(
    "/api/geography/boundary/list/2/7",
  );
  expect(requestUrl(list, { params: { boundaryTypeId: 1 } })).toBe("/api/geography/boundary/list/1");
});

test("query values are encoded, and those without a value omitted", () => {
  expect(
    requestUrl(list, { params: { boundaryTypeId: 3 }, query: { filter: "Dr. B & C", other: undefined } }),
  ).toBe("/api/geography/boundary/list/3?filter=Dr.+B+%26+C");
});

test("a path parameter is encoded and cannot change the path", () => {
  expect(requestUrl("GET /api/geography/boundary/:boundaryId", { params: { boundaryId: "../x" } })).toBe(
    "/api/geography/boundary/..%2Fx",
  );
});

test("a missing path parameter throws an error", () => {
  expect(() => requestUrl(list)).toThrow("boundaryTypeId");
});
