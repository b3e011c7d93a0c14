import { describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "../contract.ts";
import { notFound } from "../lib/http/errors.ts";
import { route } from "../lib/http/route.ts";
import { routes } from "../routes.ts";
import { type Endpoint, endpoint } from "../shared/http/endpoint.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { whereOwnMunicipalities, whereOwnOrganisation } from "./scope.ts";

const UNKNOWN = 999_999_999;
const NameRow = z.object({ name: z.string() });
const byId = (path: `/api/test/${string}`) =>
  endpoint({
    method: "GET",
    path,
    access: "signed-in",
    query: z.strictObject({ stakeholderId: z.coerce.number().int() }),
    response: NameRow,
  });

const scopedRoutes = [
  route(byId("/api/test/organisation"), async ({ query, session, trx }) => {
    const ownRows = whereOwnOrganisation(trx("stakeholder").where(query), session, "stakeholder_id");
    const row: z.infer<typeof NameRow> | undefined = await ownRows.first("name");
    if (row === undefined) throw notFound("The organisation");
    return row;
  }),
  route(byId("/api/test/municipality"), async ({ query, session, trx }) => {
    const ownRows = whereOwnMunicipalities(trx("stakeholder").where(query), session, "stakeholder_id");
    const row: z.infer<typeof NameRow> | undefined = await ownRows.first("name");
    if (row === undefined) throw notFound("The municipality");
    return row;
  }),
];

describe.each(testDatabases)("S15 rows that a user sees, %s", (_name, open) => {
  const api = startApi(open, { routes: [...routes, ...scopedRoutes] });
  const getId = async (name: string): Promise<number> =>
    (await api.knex("stakeholder").where({ name }).orderBy("stakeholder_id").first("stakeholder_id"))
      .stakeholderId;

  /** Message and status must not distinguish another user's row from a missing one. */
  async function fetchResponse(
    username: string,
    what: "organisation" | "municipality",
    stakeholderId: number,
  ) {
    const browser = await api.signedIn(username);
    const response = await browser.get(`/api/test/${what}?stakeholderId=${stakeholderId}`);
    const { message, name } = await response.json();
    return { status: response.status, message: message ?? name };
  }

  test("an id of another organisation gets the response of an unknown id", async () => {
    const response = await fetchResponse(
      "buildingblock@demo.example",
      "organisation",
      await getId("Gauteng"),
    );
    expect(response).toEqual({ status: 200, message: "Gauteng" });
    const foreign = await fetchResponse("organisation@demo.example", "organisation", await getId("Gauteng"));
    expect(foreign).toEqual(await fetchResponse("organisation@demo.example", "organisation", UNKNOWN));
    expect(foreign.status).toBe(404);
  });

  test("an id of another municipality gets the response of an unknown id", async () => {
    const response = await fetchResponse(
      "buildingblock@demo.example",
      "municipality",
      await getId("Emfuleni"),
    );
    expect(response).toEqual({ status: 200, message: "Emfuleni" });
    const foreign = await fetchResponse(
      "buildingblock@demo.example",
      "municipality",
      await getId("Sol Plaatje"),
    );
    expect(foreign).toEqual(await fetchResponse("buildingblock@demo.example", "municipality", UNKNOWN));
    expect(foreign.status).toBe(404);
  });

  test("a user without organisation and municipality sees no rows of any", async () => {
    const nobody = await fetchResponse("admin@demo.example", "organisation", await getId("Gauteng"));
    expect(nobody.status).toBe(404);
  });
});

const listParameterNames = ({ params, query, body }: Endpoint): string[] =>
  [params, query, body].flatMap(listNames);

function listNames(part: unknown): string[] {
  if (part instanceof z.ZodDiscriminatedUnion) return part.options.flatMap(listNames);
  return part instanceof z.ZodObject ? Object.keys(part.shape) : [];
}

const QUESTIONNAIRES = "questionnaires are the same for everybody: administrators write them";
const OWN_SURVEY = "a survey of one's own organisation";
const OWN_MUNICIPALITIES = "the municipalities that the caller captures";

/** Endpoints that take ids and require a session, and whose ids they accept. */
const WHOSE_IDS: Readonly<Record<string, string>> = {
  "POST /api/healthcheck/adviseOnApplicant": "an application of one's own organisation's name",
  "GET /api/buildingblock/getBuildingBlockAssociatedToUser": OWN_MUNICIPALITIES,
  "GET /api/buildingblock/getBuildingBlockOnMunicipality": OWN_MUNICIPALITIES,
  "GET /api/buildingblock/getBuildingBlockContactsWithRequirements": OWN_MUNICIPALITIES,
  "PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements": OWN_MUNICIPALITIES,
  "DELETE /api/buildingblock/DeleteStakeholderById": OWN_MUNICIPALITIES,
  "POST /api/buildingblock/addBuildingBlock": OWN_MUNICIPALITIES,
  "POST /api/buildingblock/correctContact": OWN_MUNICIPALITIES,
  "POST /api/buildingblock/undoChange": OWN_MUNICIPALITIES,
  "POST /api/buildingblock/verifyBuildingBlockExist": OWN_MUNICIPALITIES,
  "GET /api/buildingblock/getDueContacts": OWN_MUNICIPALITIES,
  "GET /api/buildingblock/getCaptures": OWN_MUNICIPALITIES,
  "POST /api/buildingblock/decideCapture": OWN_MUNICIPALITIES,
  "POST /api/buildingblock/checkContacts": OWN_MUNICIPALITIES,
  "PUT /api/buildingblock/demandSecondPerson": "a province of which the caller captures every municipality",
  "GET /api/buildingblock/getBuildingBlockHistory": OWN_MUNICIPALITIES,
  "POST /api/buildingblock/downloadSheet": OWN_MUNICIPALITIES,
  "PUT /api/auth/updateProfile": "one's own profile; its ids are of lists that are the same for everybody",
  "GET /api/security/getGroups": "any group: administrators see all",
  "POST /api/security/getGroupActions": "any group: administrators see all",
  "POST /api/security/previewGroup": "any group: administrators see all",
  "PUT /api/security/saveGroup": "any group; the grant rule narrows what changes",
  "POST /api/security/addGroupActions": "any group; the grant rule narrows what changes",
  "DELETE /api/security/deleteGroupActions": "any group; the grant rule narrows what changes",
  "DELETE /api/security/deleteGroup": "any group; the grant rule narrows what changes",
  "GET /api/security/getAllUsers": "any group: administrators see all",
  "POST /api/security/exportUsers": "any group: administrators see all",
  "GET /api/security/getUserDetails": "anybody: administrators see all",
  "POST /api/security/checkEmergencyNumbers":
    "any national number, any administrator: administrators see all",
  "POST /api/security/changeNationalLine": "national help lines",
  "POST /api/security/createNewUser":
    "any organisation, municipality and group; the grant rule narrows the groups",
  "PUT /api/security/editUserDetails":
    "anybody; the grant rule narrows the groups, and for whom somebody with groups acts",
  "DELETE /api/security/deleteUser": "anybody who can do no more than the caller may give",
  "POST /api/security/setUserDisabled": "anybody who can do no more than the caller may give",
  "POST /api/security/changeInvitation": "anybody who can do no more than the caller may give",
  "DELETE /api/auth/passkey": "one's own passkey; another's is answered as an unknown one",
  "POST /api/security/resetSecondFactor": "anybody who can do no more than the caller may give",
  "GET /api/security/getUserSessions": "one's own, or anybody's for administrators",
  "POST /api/security/endUserSession":
    "one's own, or of those who can do no more than an administrator may give",
  "GET /api/audit/getAuditLog": "any line: administrators see all",
  "POST /api/audit/exportAuditLog": "any line: administrators see all",
  "GET /api/import/getImport": "an import of a kind that the caller may bring in",
  "POST /api/import/apply": "an import of a kind that the caller may bring in",
  "POST /api/import/checkAgain": "an import of a kind that the caller may bring in",
  "POST /api/import/withdraw": "an import of a kind that the caller may bring in",
  "POST /api/import/addStation": "any place, for those who may import boundaries",
  "POST /api/import/removeStation": "any added station, for those who may import boundaries",
  "POST /api/import/cancel": "an import of a kind that the caller may bring in",
  "GET /api/import/getRejects": "an import of a kind that the caller may bring in",
  "POST /api/healthcheck/searchOrganisations": "any application: administrators see all",
  "POST /api/healthcheck/exportOrganisations": "any application: administrators see all",
  "POST /api/healthcheck/verify": "any application; the grant rule narrows the group",
  "POST /api/healthcheck/previewDecision": "any application: administrators see all",
  "POST /api/healthcheck/stopDecision": "any application: administrators see all",
  "POST /api/healthcheck/waitForApplicant": "any application: administrators see all",
  "POST /api/healthcheck/resendDecisionEmail": "any application: administrators see all",
  "GET /api/healthcheck/getLikelyDuplicates": "any application: administrators see all",
  "GET /api/healthcheck/getOrganisationHealthChecks": "one's own; any other id is answered as an unknown one",
  "POST /api/healthcheck/organisationalResult": OWN_SURVEY,
  "POST /api/healthcheck/inviteCode":
    "a survey of one's own organisation is made; questionnaires are everybody's",
  "PUT /api/healthcheck/updateSurvey": OWN_SURVEY,
  "POST /api/healthcheck/closeSurvey": OWN_SURVEY,
  "POST /api/healthcheck/issueSlips": OWN_SURVEY,
  "POST /api/healthcheck/mailSurveyLink": OWN_SURVEY,
  "GET /api/healthcheck/getMeasures": OWN_SURVEY,
  "POST /api/healthcheck/addMeasure": OWN_SURVEY,
  "PUT /api/healthcheck/changeMeasure": "a measure of one's own organisation",
  "DELETE /api/healthcheck/deleteMeasure": "a measure of one's own organisation",
  "POST /api/healthcheck/otherHealthChecks": "any organisation's; it is written down who looked",
  "POST /api/healthcheck/otherResult": "any organisation's; it is written down who looked",
  "POST /api/healthcheck/placeResult":
    "a place around what the caller speaks for or captures; any for those who see national results",
  "POST /api/healthcheck/cancelSurvey": OWN_SURVEY,
  "PUT /api/healthcheck/excludeSurvey": "any organisation's: administrators decide what counts in public",
  "DELETE /api/healthcheck/deleteSurvey": "one's own organisation's survey; any for those who may see any",
  "POST /api/healthcheck/checkQuestionnaireSheet": QUESTIONNAIRES,
  "POST /api/healthcheck/saveQuestionnaireSheet": QUESTIONNAIRES,
};

test("S37 every endpoint for signed-in users that takes ids is listed with the rows that they may name", () => {
  const allEndpoints: readonly Endpoint[] = endpoints;
  const withIds = allEndpoints.filter(
    (each) => each.access !== "anyone" && listParameterNames(each).some((name) => /ids?$/i.test(name)),
  );
  const keys = withIds.map(({ method, path }) => `${method} ${path}`);
  expect(keys.sort()).toEqual(Object.keys(WHOSE_IDS).sort());
});
