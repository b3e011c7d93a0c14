import { expect, test } from "vitest";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { findPlaces } from "../survey/others/places.ts";
import { importInto } from "../testing/import/importInto.ts";
import { type FileRun, surveyFile } from "../testing/import/surveyFile.ts";
import { testSession } from "../testing/testSession.ts";
import { measure } from "./measure.ts";
import { findHealthCheckStats, findSummary } from "./queries.ts";

const TODAY = "2026-08-15";

const run = (number: number, period: string): FileRun => ({
  organisation: `Organisation ${number}`,
  organisation_type: "Civil society",
  municipality: "NC091",
  survey: "staff",
  period,
  expected: 20,
  responses: 10,
});

test("one organisation's early survey does not hide the quarter before, which is the latest that can be shown", async () => {
  const { importText, knex } = await importInto("healthchecks");
  await importText(await surveyFile([1, 2, 3, 4].map((number) => run(number, "2026Q1"))));
  await importText(await surveyFile([run(1, "2026Q2")]));
  const latest = "Jan - Mar 2026";
  const { currentQuarter, lastQuarter, boundaryLevel, containedBoundaryData, quarters } =
    await findHealthCheckStats(knex, COUNTRY, TODAY);
  expect([currentQuarter?.period, lastQuarter.period]).toEqual([latest, "Apr - Jun 2026"]);
  expect(boundaryLevel).toMatchObject({ state: "shown", organisationCount: 4 });
  expect(containedBoundaryData.filter(({ state }) => state === "shown")).toHaveLength(1);
  expect(quarters.at(-1)).toMatchObject({ period: "Apr - Jun 2026", state: "too-few", isCurrent: false });
  expect((await findSummary(knex, TODAY)).allData.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const place = { boundaryId: COUNTRY, boundaryTypeId: 0 };
  expect((await measure.findCurrent(knex, [place], TODAY)).span).toBe(latest);
  const session = testSession({ actions: new Set(["ViewNationalSurveyResults"]) });
  const places = await findPlaces(knex, session, TODAY);
  expect(places.find(({ boundaryId }) => boundaryId === COUNTRY)?.latestShown).toBe(latest);
});
