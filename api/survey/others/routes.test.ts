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
const SECOND_QUARTER = { year: 2026, quarter: 2 };

describe.each(testDatabases)("results of others on %s", (_name, open) => {
  const api = startApi(open);
  const administrator = api.user("admin@demo.example");
  const district = api.user("results@demo.example");
  const member = api.user("organisation@demo.example");
  let memberSurveys: OrganisationHealthChecks;
  beforeAll(async () => {
    const { user } = await member.postJson("/api/auth/userAuthenticated");
    const { stakeholderId } = user as { stakeholderId: number };
    memberSurveys = await member.read(getOrganisationHealthChecks, { query: { userId: stakeholderId } });
  });

  const sendRequest = (browser: Browser, path: string, body: Record<string, unknown>) =>
    browser.post(`/api/healthcheck/${path}`, body);
  const getPlaces = async (browser: Browser) => browser.read(getSurveyedPlaces);
  let lastAuditId = 0;
  const resetViews = async () => {
    const rows: { last: number }[] = await api.knex("audit_log").max("audit_id as last");
    lastAuditId = rows[0]?.last ?? 0;
  };
  const readViews = () =>
    api
      .knex("audit_log")
      .where("audit_id", ">", lastAuditId)
      .whereIn("what", ["results of another organisation seen", "results of a place seen"])
      .orderBy("audit_id")
      .select("what", "subject_stakeholder_id", "after");
  const findClosed = () => {
    const survey = memberSurveys.healthChecks.find((each) => each.results === "shown");
    return { HealthCheckId: survey?.healthCheckId, QuestionnaireTypeId: survey?.questionnaireTypeId };
  };

  test("a search finds an organisation by a part of its name, with its closed surveys", async () => {
    const search = async (body: Record<string, unknown>) =>
      searchSurveyedOrganisations.response.parse(
        await (await sendRequest(administrator, "searchSurveyedOrganisations", body)).json(),
      );
    const { organisations, total } = await search({ OrganisationName: "ORGANISATION 41" });
    expect(organisations.length).toBeGreaterThan(0);
    expect(total).toBeLessThan((await search({})).total);
    const [organisation] = organisations as [(typeof organisations)[0]];
    expect(organisation.organisationName).toContain("41");
    const response = otherHealthChecks.response.parse(
      await (
        await sendRequest(administrator, "otherHealthChecks", { StakeholderId: organisation.stakeholderId })
      ).json(),
    );
    expect(organisation.survey?.questionnaire).toBe(response.healthChecks[0]?.questionnaire);
  });

  test("S36 an administrator sees an organisation's results as its own people do, without the link, and the view is audited", async () => {
    await resetViews();
    const { stakeholderId: StakeholderId } = memberSurveys.organisation;
    for (let time = 0; time < 2; time++) {
      const response = otherHealthChecks.response.parse(
        await (await sendRequest(administrator, "otherHealthChecks", { StakeholderId })).json(),
      );
      const withoutLinks = memberSurveys.healthChecks
        .filter(({ state }) => state !== "not-begun")
        .map((each) => ({ ...each, inviteCode: null, url: null }));
      expect(response.healthChecks).toEqual(withoutLinks);
    }
    const results = await (
      await sendRequest(administrator, "otherResult", { StakeholderId, ...findClosed() })
    ).json();
    expect(results).toEqual(
      await member
        .postJson("/api/healthcheck/organisationalResult", findClosed())
        .then(({ status: _, ...body }) => body),
    );
    expect(await readViews()).toEqual([
      { what: "results of another organisation seen", subjectStakeholderId: StakeholderId, after: null },
      {
        what: "results of another organisation seen",
        subjectStakeholderId: StakeholderId,
        after: { healthCheckId: findClosed().HealthCheckId },
      },
    ]);
  });

  test("S15 responds 404 to a survey id with another organisation's id, and audits nothing", async () => {
    await resetViews();
    const { stakeholderId: otherId } = await api
      .knex("organisation")
      .whereNot("stakeholder_id", memberSurveys.organisation.stakeholderId)
      .first("stakeholder_id");
    for (const StakeholderId of [otherId, UNKNOWN]) {
      expect(
        (await sendRequest(administrator, "otherResult", { StakeholderId, ...findClosed() })).status,
      ).toBe(404);
    }
    expect((await sendRequest(administrator, "otherHealthChecks", { StakeholderId: UNKNOWN })).status).toBe(
      404,
    );
    expect(await readViews()).toEqual([]);
  });

  test("S15 a user of district results sees only the districts and province of their municipalities", async () => {
    const { places } = await getPlaces(district);
    expect(places.map(({ name }) => name)).toEqual([
      "Gauteng",
      "City of Johannesburg",
      "City of Tshwane",
      "Ekurhuleni",
      "Sedibeng",
      "West Rand",
    ]);
    const allPlaces = await getPlaces(administrator);
    const westernCape = allPlaces.places.find(({ name }) => name === "Western Cape")?.boundaryId;
    for (const BoundaryId of [COUNTRY, westernCape, UNKNOWN]) {
      expect((await sendRequest(district, "placeResult", { BoundaryId, ...SECOND_QUARTER })).status).toBe(
        404,
      );
    }
    expect((await sendRequest(district, "otherHealthChecks", { StakeholderId: 1 })).status).toBe(403);
  });

  const getResult = async (BoundaryId: number) =>
    placeResult.response.parse(
      await (await sendRequest(administrator, "placeResult", { BoundaryId, ...SECOND_QUARTER })).json(),
    );

  test("the country's scores equal the public ones, and contain no questions", async () => {
    const { quarters } = await getPlaces(administrator);
    expect(quarters[0]).toEqual({ ...SECOND_QUARTER, period: "Apr - Jun 2026" });
    const result = await getResult(COUNTRY);
    const { boundaryLevel } = await (await administrator.get("/api/healthcheck/stats?boundaryId=0")).json();
    expect(result.overallMaturity).toBe(boundaryLevel.overalMaturity);
    expect(result.organisations).toBe(boundaryLevel.organisationCount);
    expect(result.overallChange?.since).toBe("Jan - Mar 2026");
    expect(result.questionCategories.flatMap(({ questions }) => questions)).toEqual([]);
  });

  test("S22 if too few organisations took part, their number and scores are hidden", async () => {
    const { places } = await getPlaces(administrator);
    const [hiddenPlace = 0]: number[] = await api
      .knex("health_check_result")
      .where({ ...SECOND_QUARTER, organisationTypeId: 0 })
      .whereNull("overall")
      .whereIn(
        "boundary_id",
        places.map(({ boundaryId }) => boundaryId),
      )
      .pluck("boundary_id");
    expect(await getResult(hiddenPlace)).toMatchObject({ overallMaturity: null, organisations: null });
  });

  test("S22 the running quarter cannot be requested, so that no closing survey can be singled out", async () => {
    const running = { BoundaryId: COUNTRY, year: 2026, quarter: 3 };
    expect((await sendRequest(administrator, "placeResult", running)).status).toBe(404);
  });

  test("organisations sort by response ratio, which uses steps of five for an open survey", async () => {
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
