import { describe, expect, test } from "vitest";
import type { Browser } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";

describe.each(testDatabases)("S48 excluding a survey from the public figures, %s", (_name, open) => {
  const api = startApi(open);
  const admin = api.user();

  const exclude = async (browser: Browser, HealthCheckId: number, version: number, Reason: string | null) => {
    const body = { HealthCheckId, version, Reason };
    return (await browser.send("PUT", "/api/healthcheck/excludeSurvey", body)).status;
  };
  const findClosed = async () =>
    api
      .knex("health_check as h")
      .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
      .where("h.actual_responses", ">", 20)
      .whereNotNull("h.closed_on")
      .orderBy("h.health_check_id")
      .first(
        "h.health_check_id",
        "h.stakeholder_id",
        "h.actual_responses",
        "h.version",
        "q.year",
        "q.quarter",
      );

  test("recomputes the figures without the survey, restores them when it counts again, and audits both", async () => {
    const { healthCheckId, actualResponses, version, year, quarter } = await findClosed();
    const readFigures = () =>
      api.knex("health_check_result").where({ year, quarter }).orderByRaw("1, 2, 3, 4");
    const fetchCountry = async () =>
      (await readFigures()).find((row) => row.boundaryId === 0 && row.organisationTypeId === 0);
    const before = await readFigures();
    const responsesBefore = (await fetchCountry()).actualResponses;
    expect(await exclude(admin, healthCheckId, version, "Answered by a program.")).toBe(200);
    expect((await fetchCountry()).actualResponses).toBe(responsesBefore - actualResponses);
    expect(await exclude(admin, healthCheckId, version, null)).toBe(409);
    expect(await exclude(admin, healthCheckId, version + 1, null)).toBe(200);
    expect(await readFigures()).toEqual(before);
    const auditRows = await api
      .knex("audit_log")
      .where({ what: "survey excluded or counted again" })
      .orderBy("audit_id");
    expect(auditRows.map(({ after }) => after.reason)).toEqual(["Answered by a program.", null]);
  });

  test("is allowed for administrators, but not for the organisation itself", async () => {
    const { healthCheckId, version } = await findClosed();
    const member = await api.signedIn("organisation@demo.example");
    expect(await exclude(member, healthCheckId, version, "Answered by a program.")).toBe(403);
  });
});
