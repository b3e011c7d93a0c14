import { beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { getOrganisationHealthChecks, type OrganisationHealthChecks } from "../contract.ts";
import {
  getSurveyedPlaces,
  otherHealthChecks,
  placeResult,
  searchSurveyedOrganisations,
} from "./contract.ts";

const UNKNOWN = 999_999_999;
const COUNTRY = 0;
const SPRING = { year: 2026, quarter: 2 };

describe.each(testDatabases)("results of others on %s", (_name, open) => {
  const api = startApi(open);
  const administrator = api.user("admin@demo.example");
  const district = api.user("results@demo.example");
  const member = api.user("organisation@demo.example");
  let own: OrganisationHealthChecks;
  beforeAll(async () => {
    const { user } = await member.postJson("/api/auth/userAuthenticated");
    const { stakeholderId } = user as { stakeholderId: number };
    own = await member.read(getOrganisationHealthChecks, { query: { userId: stakeholderId } });
  });

  const sendRequest = (browser: Browser, path: string, body: Record<string, unknown>) =>
    browser.post(`/api/healthcheck/${path}`, body);
  const getPlaces = async (browser: Browser) => browser.read(getSurveyedPlaces);
  let viewsBefore = 0;
  const forgetViews = async () => {
    const rows: { last: number }[] = await api.knex("audit_log").max("audit_id as last");
    viewsBefore = rows[0]?.last ?? 0;
  };
  const countViews = () =>
    api
      .knex("audit_log")
      .where("audit_id", ">", viewsBefore)
      .whereIn("what", ["results of another organisation seen", "results of a place seen"])
      .orderBy("audit_id")
      .select("what", "subject_stakeholder_id", "after");
  const closed = () => {
    const survey = own.healthChecks.find((each) => each.results === "shown");
    return { HealthCheckId: survey?.healthCheckId, QuestionnaireTypeId: survey?.questionnaireTypeId };
  };

  test("an organisation is found by a part of its name, with its closed surveys", async () => {
    const find = async (body: Record<string, unknown>) =>
      searchSurveyedOrganisations.response.parse(
        await (await sendRequest(administrator, "searchSurveyedOrganisations", body)).json(),
      );
    const { organisations, total } = await find({ OrganisationName: "ORGANISATION 41" });
    expect(organisations.length).toBeGreaterThan(0);
    expect(total).toBeLessThan((await find({})).total);
    const [first] = organisations as [(typeof organisations)[0]];
    expect(first.organisationName).toContain("41");
    const seen = otherHealthChecks.response.parse(
      await (
        await sendRequest(administrator, "otherHealthChecks", { StakeholderId: first.stakeholderId })
      ).json(),
    );
    expect(first.survey?.questionnaire).toBe(seen.healthChecks[0]?.questionnaire);
  });

  test("S36 any organisation's page is as its own people see it, without its link, and who looked is written down", async () => {
    await forgetViews();
    const { stakeholderId: StakeholderId } = own.organisation;
    for (let time = 0; time < 2; time++) {
      const seen = otherHealthChecks.response.parse(
        await (await sendRequest(administrator, "otherHealthChecks", { StakeholderId })).json(),
      );
      const withoutLinks = own.healthChecks
        .filter(({ state }) => state !== "not-begun")
        .map((each) => ({ ...each, inviteCode: null, url: null }));
      expect(seen.healthChecks).toEqual(withoutLinks);
    }
    const results = await (
      await sendRequest(administrator, "otherResult", { StakeholderId, ...closed() })
    ).json();
    expect(results).toEqual(
      await member
        .postJson("/api/healthcheck/organisationalResult", closed())
        .then(({ status: _, ...body }) => body),
    );
    expect(await countViews()).toEqual([
      { what: "results of another organisation seen", subjectStakeholderId: StakeholderId, after: null },
      {
        what: "results of another organisation seen",
        subjectStakeholderId: StakeholderId,
        after: { healthCheckId: closed().HealthCheckId },
      },
    ]);
  });

  test("S15 a survey is its own organisation's: with another's id it is not there, and nothing is written down", async () => {
    await forgetViews();
    const { stakeholderId: other } = await api
      .knex("organisation")
      .whereNot("stakeholder_id", own.organisation.stakeholderId)
      .first("stakeholder_id");
    for (const StakeholderId of [other, UNKNOWN]) {
      expect((await sendRequest(administrator, "otherResult", { StakeholderId, ...closed() })).status).toBe(
        404,
      );
    }
    expect((await sendRequest(administrator, "otherHealthChecks", { StakeholderId: UNKNOWN })).status).toBe(
      404,
    );
    expect(await countViews()).toEqual([]);
  });

  test("S15 who sees district results sees the districts and the province of their municipalities, and no others", async () => {
    const { places } = await getPlaces(district);
    expect(places.map(({ name }) => name)).toEqual([
      "Gauteng",
      "City of Johannesburg",
      "City of Tshwane",
      "Ekurhuleni",
      "Sedibeng",
      "West Rand",
    ]);
    const all = await getPlaces(administrator);
    const foreign = all.places.find(({ name }) => name === "Western Cape")?.boundaryId;
    for (const BoundaryId of [COUNTRY, foreign, UNKNOWN]) {
      expect((await sendRequest(district, "placeResult", { BoundaryId, ...SPRING })).status).toBe(404);
    }
    expect((await sendRequest(district, "otherHealthChecks", { StakeholderId: 1 })).status).toBe(403);
  });

  const getResult = async (BoundaryId: number) =>
    placeResult.response.parse(
      await (await sendRequest(administrator, "placeResult", { BoundaryId, ...SPRING })).json(),
    );

  test("the country's scores are the public ones, and no question is among them", async () => {
    const { quarters } = await getPlaces(administrator);
    expect(quarters[0]).toEqual({ ...SPRING, period: "Apr - Jun 2026" });
    const result = await getResult(COUNTRY);
    const { boundaryLevel } = await (await administrator.get("/api/healthcheck/stats?boundaryId=0")).json();
    expect(result.overallMaturity).toBe(boundaryLevel.overalMaturity);
    expect(result.organisations).toBe(boundaryLevel.organisationCount);
    expect(result.overallChange?.since).toBe("Jan - Mar 2026");
    expect(result.questionCategories.flatMap(({ questions }) => questions)).toEqual([]);
  });

  test("S22 where too few organisations took part, their number is hidden with their scores", async () => {
    const { places } = await getPlaces(administrator);
    const results: Awaited<ReturnType<typeof getResult>>[] = [];
    for (const { boundaryId } of places) results.push(await getResult(boundaryId));
    const hidden = results.filter(({ overallMaturity }) => overallMaturity === null);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.map(({ organisations }) => organisations)).toEqual(hidden.map(() => null));
  });

  test("S22 a quarter that still runs cannot be requested, so that no survey is seen by the closing of the next", async () => {
    const running = { BoundaryId: COUNTRY, year: 2026, quarter: 3 };
    expect((await sendRequest(administrator, "placeResult", running)).status).toBe(404);
  });

  test("the highest ratio of responses to those expected comes first, and an open survey's is of steps of five", async () => {
    await api
      .knex("health_check")
      .whereNull("closed_on")
      .update({ actualResponses: 999, expectedResponses: 10 });
    const body = { sort: "ratio", direction: "descending", pageSize: 100 };
    const { organisations } = searchSurveyedOrganisations.response.parse(
      await (await sendRequest(administrator, "searchSurveyedOrganisations", body)).json(),
    );
    const ratios = organisations.map(({ survey }) => survey?.ratio ?? 0);
    expect(ratios[0]).toBe(9950);
    expect(organisations[0]?.survey).toMatchObject({
      isClosed: false,
      responses: 995,
      expectedResponses: 10,
    });
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
  });
});
