import { expect, test } from "vitest";
import { PERMISSION_IDS } from "../../shared/permissions.ts";
import { startApi } from "../../testing/startApi.ts";

const api = startApi();

test("S15 every change of another organisation's survey gets the same response as for an unknown survey", async () => {
  const member = await api.signedIn("organisation@demo.example");
  const stakeholderId = await api.idOf("organisation@demo.example");
  const { groupId } = await api.knex("group_member").where({ stakeholderId }).first("group_id");
  const mayDelete = { groupId, actionId: PERMISSION_IDS.DeleteIndividualSurveys };
  await api.knex("group_action").insert(mayDelete).onConflict().ignore();
  const { organisationId } = await api
    .knex("stakeholder_relationship")
    .where({ stakeholderId })
    .first("related_stakeholder_id as organisationId");
  const foreignSurvey = await api
    .knex("health_check")
    .whereNot({ stakeholderId: organisationId })
    .orderBy("health_check_id")
    .first("health_check_id", "version");
  const before = await api.knex("health_check").orderBy("health_check_id");
  const { version } = foreignSurvey;
  const fetchResponses = async (HealthCheckId: number) => {
    const surveyVersion = { HealthCheckId, version };
    const dates = { EffectiveFrom: "2026-08-15", ExpectedResponses: 20, Mode: "link" };
    const requests: [method: string, path: string, body?: object][] = [
      ["PUT", "updateSurvey", { ...surveyVersion, ...dates }],
      ["POST", "closeSurvey", surveyVersion],
      ["POST", "cancelSurvey", surveyVersion],
      ["POST", "issueSlips", { HealthCheckId, Count: 1, VoidEarlier: true }],
      ["POST", "mailSurveyLink", { HealthCheckId, To: ["somebody@example.org"] }],
      ["DELETE", `deleteSurvey?healthCheckId=${HealthCheckId}&version=${version}`],
    ];
    const responses: unknown[] = [];
    for (const [method, request, body] of requests) {
      const { status, message } = await member.sendJson(method, `/api/healthcheck/${request}`, body);
      responses.push([request.split("?")[0], status, message]);
    }
    return responses;
  };
  const responses = await fetchResponses(foreignSurvey.healthCheckId);
  expect(responses).toEqual(await fetchResponses(99_999_999));
  for (const response of responses)
    expect(response).toEqual([expect.anything(), 404, "The survey was not found."]);
  expect(await api.knex("health_check").orderBy("health_check_id")).toEqual(before);
});
