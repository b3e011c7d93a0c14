import { describe, expect, test } from "vitest";
import type { Browser } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";

describe.each(testDatabases)("S48 excluding a survey from the public figures, %s", (_name, open) => {
  const api = startApi(open);
  const admin = api.user();

  const exclude = async (by: Browser, HealthCheckId: number, version: number, Reason: string | null) => {
    const body = { HealthCheckId, version, Reason };
    return (await by.send("PUT", "/api/healthcheck/excludeSurvey", body)).status;
  };
  const closed = async () =>
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

  test("works the figures out again without it, and back to what they were; both are in the audit log", async () => {
    const { healthCheckId, actualResponses, version, year, quarter } = await closed();
    const figures = () => api.knex("health_check_result").where({ year, quarter }).orderByRaw("1, 2, 3, 4");
    const country = async () =>
      (await figures()).find((row) => row.boundaryId === 0 && row.organisationTypeId === 0);
    const before = await figures();
    const counted = (await country()).actualResponses;
    expect(await exclude(admin, healthCheckId, version, "Answered by a program.")).toBe(200);
    expect((await country()).actualResponses).toBe(counted - actualResponses);
    expect(await exclude(admin, healthCheckId, version, null)).toBe(409);
    expect(await exclude(admin, healthCheckId, version + 1, null)).toBe(200);
    expect(await figures()).toEqual(before);
    const auditRows = await api
      .knex("audit_log")
      .where({ what: "survey excluded or counted again" })
      .orderBy("audit_id");
    expect(auditRows.map(({ after }) => after.reason)).toEqual(["Answered by a program.", null]);
  });

  test("is for administrators only, not for the organisation itself", async () => {
    const { healthCheckId, version } = await closed();
    const own = await api.signedIn("organisation@demo.example");
    expect(await exclude(own, healthCheckId, version, "Answered by a program.")).toBe(403);
  });
});
