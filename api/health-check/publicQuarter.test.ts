import { beforeAll, describe, expect, test } from "vitest";
import { storeQuarterRelease } from "../release/storeRelease.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { findPeers } from "../survey/findPeers.ts";
import { findQuarters } from "../survey/others/placeResults.ts";
import { findPlaces } from "../survey/others/places.ts";
import { readPublicTotals } from "../survey/publicTotals.ts";
import { closeEndedSurveys } from "../survey/results/closeSurveys.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { importInto } from "../testing/import/importInto.ts";
import { buildSurveyFile, type FileRun } from "../testing/import/surveyFile.ts";
import { startApi } from "../testing/startApi.ts";
import { openTestDatabase } from "../testing/testDatabase.ts";
import { testSession } from "../testing/testSession.ts";
import { getHealthCheckStats } from "./contract.ts";
import { measure } from "./measure.ts";
import { findHealthCheckStats, findSummary } from "./queries.ts";

describe("public quarter", () => {
  const QUARTER = { year: 2026, quarter: 3 };
  const TODAY = "2026-10-01";
  const TEN_PAST_MIDNIGHT = new Date("2026-10-01T00:10:00+02:00");

  const api = startApi(openTestDatabase, { now: () => TEN_PAST_MIDNIGHT });
  let organisation: { organisationId: number; organisationTypeId: number };
  beforeAll(async () => {
    organisation = await api
      .knex("health_check as h")
      .join("organisation as o", "o.stakeholder_id", "h.stakeholder_id")
      .whereNull("h.closed_on")
      .first("o.stakeholder_id as organisation_id", "o.organisation_type_id");
  });

  async function listPagesWithQuarter(): Promise<string[]> {
    const { knex } = api;
    const { quarters } = await getJsonResponse(api, getHealthCheckStats);
    const getTotals = await readPublicTotals(knex, TODAY);
    const peers = await findPeers(knex, { quarter: QUARTER, ...organisation, today: TODAY });
    const visibleQuarters = await findQuarters(knex, TODAY);
    const isQuarter = ({ year, quarter }: typeof QUARTER) =>
      year === QUARTER.year && quarter === QUARTER.quarter;
    return Object.entries({
      figures: quarters.some(isQuarter),
      totals: getTotals(QUARTER).totalParticipatedOrganisations !== null,
      peers: peers !== null,
      places: visibleQuarters.some(isQuarter),
    })
      .filter(([, isPublic]) => isPublic)
      .map(([page]) => page);
  }

  test("S21 an ended quarter is not public until all its surveys are closed, because the last one could be computed", async () => {
    expect(await listPagesWithQuarter()).toEqual([]);
    const nextDay = new Date("2026-10-02T10:00:00+02:00");
    const findReleased = () => api.knex("release").where({ quarter: "2026-3" });
    await api.knex.transaction((trx) => storeQuarterRelease(trx, nextDay));
    expect(await findReleased()).toEqual([]);
    await closeEndedSurveys(api.knex, TEN_PAST_MIDNIGHT);
    await expect.poll(listPagesWithQuarter).toEqual(["figures", "totals", "peers", "places"]);
    await api.knex.transaction((trx) => storeQuarterRelease(trx, nextDay));
    expect(await findReleased()).toHaveLength(1);
  });
});

describe("the current quarter", () => {
  const TODAY = "2026-08-15";

  const buildRun = (number: number, period: string): FileRun => ({
    organisation: `Organisation ${number}`,
    organisation_type: "Civil society",
    municipality: "NC091",
    survey: "staff",
    period,
    expected: 20,
    responses: 10,
  });

  test("one organisation's survey does not make its quarter current instead of the latest disclosed quarter", async () => {
    const { importText, knex } = await importInto("healthchecks");
    await importText(await buildSurveyFile([1, 2, 3, 4].map((number) => buildRun(number, "2026Q1"))));
    await importText(await buildSurveyFile([buildRun(1, "2026Q2")]));
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
    const session = testSession({ permissions: new Set(["ViewNationalSurveyResults"]) });
    const places = await findPlaces(knex, session, TODAY);
    expect(places.find(({ boundaryId }) => boundaryId === COUNTRY)?.latestPublished).toBe(latest);
  });
});
