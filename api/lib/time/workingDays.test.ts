import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { endpoint } from "../../shared/http/endpoint.ts";
import { getJsonResponse } from "../../testing/Browser.ts";
import { startApp } from "../../testing/startApp.ts";
import { openTestDatabase } from "../../testing/testDatabase.ts";
import { route } from "../http/route.ts";
import { dayWatch } from "./dayWatch.ts";
import { addWorkingDays, countWorkingDaysBetween, isWorkingDay } from "./workingDays.ts";

test.each([
  ["2026-07-01", 5, "2026-07-08"],
  // Good Friday 3 April, Family Day 6 April 2026.
  ["2026-04-02", 1, "2026-04-07"],
  ["2026-08-07", 1, "2026-08-11"],
  ["2026-12-24", 2, "2026-12-29"],
])("%s plus %i working days is %s", (from, count, to) => {
  expect(addWorkingDays(from, count)).toBe(to);
  expect(countWorkingDaysBetween(from, to)).toBe(count);
  expect(countWorkingDaysBetween(to, from)).toBe(-count);
});

test("Women's Day is a holiday every year, and so is the Monday after a Sunday's", () => {
  for (let year = 2020; year <= 2060; year++) {
    const isSunday = new Date(`${year}-08-09`).getUTCDay() === 0;
    expect(isWorkingDay(`${year}-08-09`), `${year}`).toBe(false);
    if (isSunday) expect(isWorkingDay(`${year}-08-10`), `${year}`).toBe(false);
  }
  expect(isWorkingDay("2027-08-10")).toBe(true);
});

const Today = z.object({ today: z.string(), computed: z.number() });
const getToday = endpoint({
  method: "GET",
  path: "/api/test/today",
  access: "anyone",
  cache: "public",
  response: Today,
});

test("a cached response expires at midnight in South Africa", async () => {
  let moment = "2026-08-15T10:00:00+02:00";
  let computed = 0;
  const app = await startApp({
    database: await openTestDatabase("reference"),
    now: () => new Date(moment),
    routes: [route(getToday, ({ today }) => ({ today, computed: ++computed }))],
  });
  onTestFinished(() => app.close());
  const computeAt = (time: string) => {
    moment = time;
    return getJsonResponse(app, getToday);
  };
  expect(await computeAt("2026-08-15T10:00:00+02:00")).toEqual({ today: "2026-08-15", computed: 1 });
  expect(await computeAt("2026-08-15T23:59:59+02:00")).toEqual({ today: "2026-08-15", computed: 1 });
  expect(await computeAt("2026-08-16T00:00:00+02:00")).toEqual({ today: "2026-08-16", computed: 2 });
  expect(await computeAt("2026-08-16T02:00:00+02:00")).toEqual({ today: "2026-08-16", computed: 2 });
  expect(await computeAt("2026-08-30T09:00:00+02:00")).toEqual({ today: "2026-08-30", computed: 3 });
});

test("a day is reported as new once", () => {
  let moment = new Date("2026-12-31T21:59:59Z");
  const isNewDay = dayWatch(() => moment);
  expect(isNewDay()).toBe(false);
  moment = new Date("2026-12-31T22:00:00Z");
  expect([isNewDay(), isNewDay()]).toEqual([true, false]);
});

test("a clock that is set back a day reports a new day, so that no response of the later day remains cached", () => {
  let moment = new Date("2026-12-31T22:00:00Z");
  const isNewDay = dayWatch(() => moment);
  moment = new Date("2026-12-30T12:00:00Z");
  expect([isNewDay(), isNewDay()]).toEqual([true, false]);
});
