import { endpoints } from "@gbvf/api/contract.ts";
import { getBoundary, getBoundaryGeojson } from "@gbvf/api/geography/contract.ts";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { handlers } from "./handlers.ts";
import { answer, failing } from "./respond.ts";

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const origin = "http://localhost:8080";
const addresses = [
  "/api/geography/boundary/contained/?containingBoundaryId=7",
  "/api/geography/boundary/list/1",
  "/api/geography/boundary/list/3/146?filter=sol",
  "/api/geography/boundary/geojson/0",
  "/api/geography/boundary/7",
  "/api/crime/stats?boundaryId=7",
  "/api/buildingblock/getBuildingBlockData?boundaryId=1163",
  "/api/buildingblock/getBuildingBlockRquirementDetailData?buildingBlockCategoryId=1&boundaryId=146",
  "/api/buildingblock/searchcontact?boundaryId=7&buildingBlockId=1",
  "/api/geography/boundary/geomarker/1163/3/1",
  "/api/geography/boundary/actionsGeomarker/1163/3",
  "/api/healthcheck/stats?boundaryId=146",
  "/api/healthcheck/getSummarisedHealthCheck",
  "/api/CollectiveAction/getCollectiveActionsByBoundary?boundaryId=146",
  "/api/CollectiveAction/getCollectiveActionDetailsByStakeholderId?stakeholderId=9001",
  "/api/dashboard",
  "/api/dashboard/components",
  "/api/findings?boundaryId=7&componentId=3",
  "/api/findings?boundaryId=146&componentId=4",
  "/api/findings/measures",
  "/api/config/feature-flags",
];

test.each(addresses)("%s is answered by default", async (address) => {
  const response = await fetch(origin + address);
  expect(response.status).toBe(200);
  expect(JSON.stringify(await response.json()).length).toBeGreaterThan(2);
});

test.each([
  "/api/dashboard?boundaryId=999999",
  "/api/geography/boundary/999999",
  "/api/findings?boundaryId=999999&componentId=3",
  "/api/CollectiveAction/getCollectiveActionDetailsByStakeholderId?stakeholderId=999999",
])("%s responds 404 as the API does", async (address) => {
  const response = await fetch(origin + address);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, code: "not-found" });
});

test("there is one handler for each endpoint", () => {
  expect(handlers).toHaveLength(endpoints.length);
});

test("an override of /boundary/:id leaves the more specific /boundary/contained/ alone", async () => {
  server.use(failing(getBoundary, 503));
  expect((await fetch(`${origin}/api/geography/boundary/contained/`)).status).toBe(200);
  const refused = await fetch(`${origin}/api/geography/boundary/7`);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ success: false, requestId: expect.any(String) });
});

test("a body that breaks the contract is refused when the mock is made", () => {
  const wrong = { type: "FeatureCollection" } as never;
  expect(() => answer(getBoundaryGeojson, wrong)).toThrow();
});
