import { getBoundary, getBoundaryGeojson } from "@gbvf/api/geography/contract.ts";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { handlers } from "./handlers.ts";
import { failing, respond } from "./respond.ts";

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const origin = "http://localhost:8080";
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

test("an override of /boundary/:id leaves the more specific /boundary/contained/ alone", async () => {
  server.use(failing(getBoundary, 503));
  expect((await fetch(`${origin}/api/geography/boundary/contained/?containingBoundaryId=7`)).status).toBe(
    200,
  );
  const refused = await fetch(`${origin}/api/geography/boundary/7`);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ success: false, requestId: expect.any(String) });
});

test("respond throws if its body does not match the contract", () => {
  const invalidBody = { type: "FeatureCollection" } as never;
  expect(() => respond(getBoundaryGeojson, invalidBody)).toThrow();
});
