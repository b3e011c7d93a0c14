import { expect, test } from "vitest";
import { requestUrl } from "./requestUrl.ts";

const list = "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}";

test("parameters fill the path; an optional one without a value is left out", () => {
  expect(requestUrl(list, { params: { boundaryTypeId: 2, containingBoundaryId: 7 } })).toBe(
    "/api/geography/boundary/list/2/7",
  );
  expect(requestUrl(list, { params: { boundaryTypeId: 1 } })).toBe("/api/geography/boundary/list/1");
});

test("query values are encoded, and those without a value left out", () => {
  expect(
    requestUrl(list, { params: { boundaryTypeId: 3 }, query: { filter: "Dr. B & C", other: undefined } }),
  ).toBe("/api/geography/boundary/list/3?filter=Dr.+B+%26+C");
});

test("a path parameter cannot leave its place", () => {
  expect(requestUrl("GET /api/geography/boundary/:boundaryId", { params: { boundaryId: "../x" } })).toBe(
    "/api/geography/boundary/..%2Fx",
  );
});

test("a missing path parameter is an error of the calling code", () => {
  expect(() => requestUrl(list)).toThrow("boundaryTypeId");
});
