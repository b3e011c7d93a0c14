import { beforeAll, describe, expect, test } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testSession.ts";
import { getMeasures } from "./contract.ts";

const POLICIES = 3;
const MEASURE_TEXT = {
  description: "Explain the policy to everybody.",
  responsible: "Head of human resources",
  until: "2026-10-31",
};

describe.each(testDatabases)("measures after a survey's results, %s", (_name, open) => {
  const api = startApi(open);
  const member = api.user("organisation@demo.example");
  const administrator = api.user("admin@demo.example");
  let organisationId: number;
  let surveysWithResults: number[];
  let surveyOfTooFew: number;
  let openSurvey: number;
  let studentSurvey: number;
  beforeAll(async () => {
    const { user } = await member.postJson("/api/auth/userAuthenticated");
    const { stakeholderId } = user as { stakeholderId: number };
    const path = `/api/healthcheck/getOrganisationHealthChecks?userId=${stakeholderId}`;
    const { organisation, healthChecks } = await (await member.get(path)).json();
    organisationId = organisation.stakeholderId;
    type Survey = { healthCheckId: number; questionnaireTypeId: number; state: string; results: string };
    const getIds = (results: string, type = 1, state = "closed") =>
      (healthChecks as Survey[])
        .filter((each) => each.results === results && each.questionnaireTypeId === type)
        .filter((each) => each.state === state)
        .map(({ healthCheckId }) => healthCheckId);
    surveysWithResults = getIds("shown");
    [surveyOfTooFew] = getIds("too-few") as [number];
    [openSurvey] = getIds("not-closed", 1, "open") as [number];
    [studentSurvey] = getIds("shown", 2) as [number];
  });

  const fetchMeasures = async (healthCheckId: number) => {
    const response = await member.get(`${getMeasures.path}?healthCheckId=${healthCheckId}`);
    return getMeasures.response.parse(await response.json()).measures;
  };
  const add = (healthCheckId: number, more: object = {}, browser = member) =>
    browser.postJson("/api/healthcheck/addMeasure", {
      healthCheckId,
      questionCategoryId: POLICIES,
      ...MEASURE_TEXT,
      ...more,
    });
  const change = (measureId: number, version: number, more: object = {}, browser = member) => {
    const body = { measureId, version, ...MEASURE_TEXT, isDone: false, ...more };
    return browser.send("PUT", "/api/healthcheck/changeMeasure", body);
  };
  const remove = (measureId: number, version: number, browser = member) =>
    browser.send("DELETE", `/api/healthcheck/deleteMeasure?measureId=${measureId}&version=${version}`);
  const addMeasureTo = async (healthCheckId: number, more: object = {}) => {
    expect(await add(healthCheckId, more)).toMatchObject({ status: 200 });
    return (await fetchMeasures(healthCheckId)).at(-1) as Awaited<ReturnType<typeof fetchMeasures>>[number];
  };
  const insertForeignMeasure = async () => {
    const { healthCheckId, stakeholderId, questionnaireId } = await api
      .knex("health_check")
      .whereNot({ stakeholderId: organisationId })
      .whereNotNull("closed_on")
      .first();
    const [{ measureId }] = await api
      .knex("measure")
      .insert({ stakeholderId, questionnaireId, questionCategoryId: POLICIES, ...MEASURE_TEXT })
      .returning("measure_id");
    return { healthCheckId, measureId };
  };

  test("a measure is listed with its survey and later surveys of the same people, but not with earlier ones", async () => {
    const [latest, before, firstSurvey] = surveysWithResults as [number, number, number];
    const { measureId } = await addMeasureTo(before);
    const listMeasureIds = async (id: number) => (await fetchMeasures(id)).map((each) => each.measureId);
    expect(await listMeasureIds(before)).toContain(measureId);
    expect((await fetchMeasures(latest)).at(-1)).toMatchObject({
      ...MEASURE_TEXT,
      period: "Jan - Mar 2026",
      isDone: false,
    });
    expect(await listMeasureIds(firstSurvey)).not.toContain(measureId);
    expect(await listMeasureIds(studentSurvey)).not.toContain(measureId);
  });

  test("a measure can be done or not, and is overdue after its day", async () => {
    const [latest = 0] = surveysWithResults;
    const { measureId } = await addMeasureTo(latest);
    api.clock = new Date("2026-11-01T08:00:00+02:00");
    const newBrowser = await api.signedIn("organisation@demo.example");
    const fetchMeasure = async () => {
      const response = await newBrowser.get(`${getMeasures.path}?healthCheckId=${latest}`);
      const { measures } = getMeasures.response.parse(await response.json());
      return measures.find((each) => each.measureId === measureId);
    };
    expect(await fetchMeasure()).toMatchObject({ isDone: false, isOverdue: true });
    expect((await change(measureId, 1, { isDone: true }, newBrowser)).status).toBe(200);
    expect(await fetchMeasure()).toMatchObject({ isDone: true, isOverdue: false, version: 2 });
    api.clock = TEST_DAY;
  });

  test("S15 another organisation's survey and measure get the same response as unknown ones, and do not change", async () => {
    const { healthCheckId, measureId } = await insertForeignMeasure();
    for (const id of [healthCheckId, 99_999_999]) {
      expect((await member.get(`${getMeasures.path}?healthCheckId=${id}`)).status).toBe(404);
      expect(await add(id)).toMatchObject({ status: 404, message: "The survey was not found." });
    }
    for (const id of [measureId, 99_999_999]) {
      for (const refused of [await change(id, 1, { isDone: true }), await remove(id, 1)]) {
        expect(refused.status).toBe(404);
        expect((await refused.json()).message).toBe("The measure was not found.");
      }
    }
    expect(await api.knex("measure").where({ measureId }).first()).toMatchObject({
      isDone: false,
      version: 1,
    });
    const [latest = 0] = surveysWithResults;
    expect((await fetchMeasures(latest)).map((each) => each.measureId)).not.toContain(measureId);
  });

  test("an administrator sees neither an organisation's measures nor their text in the audit log", async () => {
    const [latest = 0] = surveysWithResults;
    const { measureId } = await addMeasureTo(latest, {
      description: "A quiet word",
      responsible: "The dean",
    });
    expect((await change(measureId, 1, { description: "A quieter word" })).status).toBe(200);
    expect((await remove(measureId, 2)).status).toBe(200);
    expect((await administrator.get(`${getMeasures.path}?healthCheckId=${latest}`)).status).toBe(404);
    const lines = await api.knex("audit_log").whereLike("what", "measure %").orderBy("audit_id");
    expect(lines.slice(-3)).toMatchObject([
      { what: "measure added", subjectStakeholderId: organisationId, after: { measureId } },
      { what: "measure changed", before: { measureId, isDone: false } },
      { what: "measure deleted", before: { measureId } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/quiet|dean/i);
  });

  test("S38 responds 409 with the current measure to a stale version", async () => {
    const { measureId } = await addMeasureTo(surveysWithResults[0] as number);
    expect((await change(measureId, 1, { responsible: "The registrar" })).status).toBe(200);
    const refused = await change(measureId, 1, { responsible: "The rector" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "changed",
      changedBy: "Thabo Mokoena",
      current: { responsible: "The registrar", version: 2 },
    });
    expect((await remove(measureId, 1)).status).toBe(409);
  });

  test.each([
    [{ description: " " }, "Measure is required"],
    [{ until: "2026-08-14" }, "Choose today or a later day."],
    [{ description: "a".repeat(201) }, "At most 200 characters"],
  ])("%o is refused with an error of its field", async (more, description) => {
    const [field] = Object.keys(more);
    expect(await add(surveysWithResults[0] as number, more)).toMatchObject({
      status: 400,
      errors: [{ field, description }],
    });
  });

  test("a past day may remain, but cannot be set", async () => {
    const { measureId } = await addMeasureTo(surveysWithResults[0] as number);
    await api.knex("measure").where({ measureId }).update({ until: "2026-08-01" });
    const pastDay = { until: "2026-08-01" };
    expect((await change(measureId, 1, { ...pastDay, responsible: "The registrar" })).status).toBe(200);
    expect((await change(measureId, 2, { until: "2026-08-02" })).status).toBe(400);
  });

  test("a measure cannot be added to a survey without results", async () => {
    for (const id of [openSurvey, surveyOfTooFew])
      expect(await add(id)).toMatchObject({ status: 409, code: "no-results" });
  });

  test("a category has at most ten measures", async () => {
    const survey = surveysWithResults[0] as number;
    const more = { questionCategoryId: 1 };
    for (let count = 0; count < 9; count += 1) await addMeasureTo(survey, more);
    const responses = await Promise.all([add(survey, more), add(survey, more)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await add(survey, more)).toMatchObject({ status: 409, code: "too-many" });
  });

  test("deleting a survey or an organisation deletes its measures, but not those of other surveys", async () => {
    const [latest, before] = surveysWithResults as [number, number];
    const { measureId } = await addMeasureTo(before);
    const { measureId: laterMeasureId } = await addMeasureTo(latest, { questionCategoryId: 2 });
    const { version } = await api.knex("health_check").where({ healthCheckId: before }).first("version");
    const path = `/api/healthcheck/deleteSurvey?healthCheckId=${before}&version=${version}`;
    expect((await administrator.send("DELETE", path)).status).toBe(200);
    const remainingIds = (await fetchMeasures(latest)).map((each) => each.measureId);
    expect(remainingIds).toContain(laterMeasureId);
    expect(remainingIds).not.toContain(measureId);
    const { measureId: foreignId } = await insertForeignMeasure();
    const { stakeholderId } = await api.knex("measure").where({ measureId: foreignId }).first();
    await api.knex("stakeholder").where({ stakeholderId }).delete();
    expect(await api.knex("measure").where({ measureId: foreignId })).toEqual([]);
  });
});
