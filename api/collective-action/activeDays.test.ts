import { expect, test } from "vitest";
import { getAnswer } from "../testing/getAnswer.ts";
import { startApp } from "../testing/startApp.ts";
import { openShared, openTestDatabase } from "../testing/testDatabase.ts";
import { getActionMarkers, getCollectiveActionsByBoundary } from "./contract.ts";

test("a challenge is active to its last day, at midnight in South Africa it is not, without a change of data", async () => {
  let now = new Date("2024-11-17T23:59:59+02:00");
  const app = await startApp({ database: await openShared(openTestDatabase, "reference"), now: () => now });
  const country = () => getAnswer(app, getCollectiveActionsByBoundary);
  const before = await country();
  expect(before.activeCollectiveActions).toBe(3);
  expect(before.cycles.find(({ isCurrentCycle }) => isCurrentCycle)?.description).toBe("2024, cycle 2");
  now = new Date("2024-11-18T00:00:00+02:00");
  const after = await country();
  expect(after.activeCollectiveActions).toBe(0);
  expect(after.inactiveCollectiveActions).toBe(before.inactiveCollectiveActions + 3);
  await app.close();
});

test("before its first day a challenge is in no answer", async () => {
  const app = await startApp({
    database: await openShared(openTestDatabase, "reference"),
    now: () => new Date("2024-08-08T12:00:00+02:00"),
  });
  const answer = await getAnswer(app, getCollectiveActionsByBoundary);
  expect(answer.inactiveCollectiveActions).toBe(10);
  const pins = await getAnswer(app, getActionMarkers, { params: { boundaryId: 0, boundaryTypeId: 0 } });
  expect(pins.features.map(({ properties }) => properties.name)).not.toContain("Capricorn TVET College");
  await app.close();
});
