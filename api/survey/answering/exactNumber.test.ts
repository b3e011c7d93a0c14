import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "../../contract.ts";
import { type Endpoint, isAllowed } from "../../shared/http/endpoint.ts";
import { requestUrl } from "../../shared/http/requestUrl.ts";
import { PERMISSION_IDS, type PermissionName } from "../../shared/permissions.ts";
import type { Browser } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { beginSurvey, buildSubmission, readForm, send } from "../../testing/survey/surveyRound.ts";

type Values = Readonly<Record<string, unknown>>;
const getKey = ({ method, path }: Endpoint) => `${method} ${path}`;
/** Not requested, because the demonstration has no import to read. */
const EXCLUDED_ENDPOINTS = ["getImport", "getRejects"];
const readEndpoints = (endpoints as readonly Endpoint[]).filter(
  ({ method, path, reads }) =>
    (method === "GET" || reads) && !EXCLUDED_ENDPOINTS.some((name) => path.endsWith(`/${name}`)),
);

const api = startApi();
const member = api.user("organisation@demo.example");
const admin = api.user();
const coordinator = api.user("buildingblock@demo.example");
let code: string;
let survey: Values;
let ownPermissions: ReadonlySet<PermissionName>;
let values: Values;
let valuesByPath: Readonly<Record<string, Values>>;

beforeAll(async () => {
  const { user, userActions } = await member.postJson("/api/auth/userAuthenticated");
  const actionIds = new Set((userActions as { actionId: number }[]).map(({ actionId }) => actionId));
  ownPermissions = new Set(
    (Object.keys(PERMISSION_IDS) as PermissionName[]).filter((name) => actionIds.has(PERMISSION_IDS[name])),
  );
  await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
  const begun = await beginSurvey(member);
  code = begun.code;
  survey = await api.knex("health_check").where({ healthCheckId: begun.healthCheckId }).first();
  const { userId, values: ids } = await getIds((user as { stakeholderId: number }).stakeholderId);
  values = { ...ids, userId, inviteCode: code, code: `questionnaire-${survey.questionnaireId}` };
  const { applicationId, place, teamId } = ids;
  valuesByPath = {
    "/api/download": { boundaryId: place.boundaryId },
    "/api/security/getUserDetails": { stakeholderId: userId },
    "/api/healthcheck/getLikelyDuplicates": { stakeholderId: applicationId },
    "/api/healthcheck/previewDecision": { StakeholderId: applicationId },
    "/api/CollectiveAction/getCollectiveActionDetailsByStakeholderId": { stakeholderId: teamId },
    "/api/buildingblock/getBuildingBlockOnMunicipality": place,
    "/api/buildingblock/getBuildingBlockContactsWithRequirements": place,
    "/api/buildingblock/getBuildingBlockHistory": place,
  };
});

async function getIds(userId: number) {
  const firstRow = (table: string) => api.knex(table).first();
  const { quarters } = await (await admin.get("/api/healthcheck/getSurveyedPlaces")).json();
  const emfuleni = await api.knex("stakeholder").where({ name: "Emfuleni" }).first();
  const place = await api
    .knex("building_block_stakeholder")
    .where({ boundaryId: emfuleni.boundaryId })
    .first("boundary_id", "building_block_id", "stakeholder_id");
  const values = {
    ...{ boundaryId: 0, BoundaryId: 0, boundaryTypeId: 0, areaTypeId: 1, componentId: 1 },
    ...{
      name: "Durban",
      table: "health-checks.csv",
      kind: "crime",
      format: "csv",
      buildingBlockCategoryId: 1,
    },
    ...{ groupId: 1, UserActions: [{ actionId: 20 }], VerificationStatusId: 3, EmailTemplateType: 1 },
    ...{ stakeholderId: survey.stakeholderId, StakeholderId: survey.stakeholderId },
    ...{ healthCheckId: survey.healthCheckId, HealthCheckId: survey.healthCheckId, QuestionnaireTypeId: 1 },
    year: quarters[0].year,
    quarter: quarters[0].quarter,
    releaseId: (await firstRow("release")).releaseId,
    teamId: (await firstRow("collective_action")).stakeholderId,
    applicationId: (await api.knex("organisation_application").where({ statusId: 1 }).first()).stakeholderId,
    place: { ...place, boundaryStakeholderId: emfuleni.stakeholderId },
  };
  return { userId, values };
}

/** Contains only required fields, and those in `valuesByPath`. */
function buildRequest(endpoint: Endpoint): { path: string; body: object | undefined } {
  const pathValues = valuesByPath[endpoint.path] ?? {};
  const fill = (schema: z.ZodType | undefined) => {
    if (!(schema instanceof z.ZodObject)) return {};
    const names = Object.entries(schema.shape).filter(
      ([name, field]) => name in pathValues || !z.safeParse(field as z.ZodType, undefined).success,
    );
    return Object.fromEntries(names.map(([name]) => [name, pathValues[name] ?? values[name]]));
  };
  const path = requestUrl(getKey(endpoint), { params: fill(endpoint.params), query: fill(endpoint.query) });
  return { path, body: endpoint.method === "GET" ? undefined : fill(endpoint.body) };
}

function chooseBrowser({ access }: Endpoint): Browser {
  if (access === "anyone" || isAllowed(access, ownPermissions)) return member;
  return [access].flat().includes("ViewBuildingBlocks") ? coordinator : admin;
}

async function readAll(): Promise<Record<string, string>> {
  const bodies: Record<string, string> = {};
  const read = async (name: string, response: Response) => {
    const text = (await response.text()).replace(/"requestId":"[^"]*"|\d+ % of it is free/g, "");
    bodies[name] = `${response.status} ${text}`;
  };
  for (const endpoint of readEndpoints) {
    const { path, body } = buildRequest(endpoint);
    await read(getKey(endpoint), await chooseBrowser(endpoint).send(endpoint.method, path, body));
  }
  // A request with a stale version changes nothing, and its error describes the survey.
  const stale = { HealthCheckId: survey.healthCheckId, version: 99 };
  for (const change of ["cancelSurvey", "closeSurvey"])
    await read(change, await member.post(`/api/healthcheck/${change}`, stale));
  return bodies;
}

test("S42 no response of the API changes while the number of responses stays within one step of five", async () => {
  const firstBodies = await readAll();
  const refused = Object.entries(firstBodies).filter(
    ([name, text]) => name.includes("/") && !text.startsWith("200"),
  );
  expect(refused).toEqual([]);
  for (const step of [0, 5, 10]) {
    const before = await readAll();
    expect(before["GET /api/healthcheck/getOrganisationHealthChecks"]).toContain(`"actualResponses":${step}`);
    for (const choices of [[1], [null, 1, null]]) {
      for (const choice of choices) await answer(choice);
      const bodies = await readAll();
      expect(Object.keys(bodies).filter((name) => bodies[name] !== before[name])).toEqual([]);
    }
    await answer(0);
  }
});

async function answer(choice: number | null): Promise<void> {
  const person = api.browser();
  const submission = buildSubmission(await readForm(person, code), code, () => choice);
  expect(await send(person, submission)).toMatchObject({ status: 200 });
}
