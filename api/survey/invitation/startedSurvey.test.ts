import { beforeAll, describe, expect, test } from "vitest";
import * as details from "../../organisation/details/contract.ts";
import * as questionnaire from "../../questionnaire/contract.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import type { Browser } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import {
  buildSubmission,
  getInviteCode,
  readForm,
  send,
  staffQuestionnaireId,
} from "../../testing/survey/surveyRound.ts";
import * as answering from "../answering/contract.ts";
import * as invitation from "./contract.ts";

const TODAY = "2026-08-15";
const CHANGING_ENDPOINTS = [answering, invitation, questionnaire, details]
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter((each): each is Endpoint => typeof each === "object" && each !== null && "method" in each)
  .filter(({ method, reads }) => method !== "GET" && reads !== true);
const DELETES_ALL = ["DELETE /api/healthcheck/deleteSurvey", "POST /api/healthcheck/cancelSurvey"];

describe("S22 once somebody has answered", () => {
  const api = startApi();
  const memberBrowser = api.user("organisation@demo.example");
  const admin = api.user();
  let QuestionnaireId: number;
  let HealthCheckId: number;
  let code: string;
  beforeAll(async () => {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    QuestionnaireId = await staffQuestionnaireId(memberBrowser);
    const begun = await memberBrowser.postJson("/api/healthcheck/inviteCode", buildBegin({})());
    HealthCheckId = begun.healthCheckId as number;
    code = getInviteCode(begun.url);
    const person = api.browser();
    await send(
      person,
      buildSubmission(await readForm(person, code), code, () => 0),
    );
  });

  async function readRows() {
    const { knex } = api;
    const survey = await knex("health_check").where({ healthCheckId: HealthCheckId }).first();
    const readTable = (table: string) =>
      knex(table).where({ healthCheckId: HealthCheckId }).orderByRaw("1, 2");
    const { stakeholderId } = survey;
    return {
      survey,
      organisation: await knex("organisation").where({ stakeholderId }).first(),
      place: await knex("stakeholder").where({ stakeholderId }).first("boundary_id"),
      answers: await readTable("health_check_answer"),
      declines: await readTable("health_check_decline"),
      codes: [
        await readTable("survey_invitation"),
        await readTable("survey_slip"),
        await readTable("survey_spent_slips"),
        await readTable("survey_receipt"),
      ],
      questionnaires: await knex("questionnaire").orderBy("questionnaire_id"),
      questionnaireQuestions: await knex("questionnaire_question").orderBy(["questionnaire_id", "seq"]),
      questions: await knex("question").orderBy("question_id"),
      possible: await knex("possible_answer").orderBy("possible_answer_id"),
    };
  }

  type Attempt = [
    what: string,
    getBrowser: () => Browser,
    request: string,
    body: () => object,
    status: number,
  ];
  const buildSettings = (changes: object) => () => ({
    HealthCheckId,
    version: 1,
    EffectiveFrom: TODAY,
    ExpectedResponses: 20,
    Mode: "link",
    ...changes,
  });
  const buildBegin = (changes: object) => () => ({
    QuestionnaireId,
    EffectiveFrom: TODAY,
    ExpectedResponses: 20,
    ...changes,
  });
  const getMember = () => memberBrowser;
  const getAdministrator = () => admin;
  const update = "PUT /api/healthcheck/updateSurvey";
  const buildOrganisation = (changes: object) => () => ({
    organisationName: "University",
    addressLine1: "",
    addressLine2: "",
    branch: null,
    members: null,
    version: 1,
    ...changes,
  });
  const buildSlips = () => ({ HealthCheckId, Count: 5, VoidEarlier: true });
  const sheetQuery = "?QuestionnaireTypeId=1&FileName=a.csv&Fingerprint=a&QuestionnaireId=:id";
  const publish = "POST /api/healthcheck/publishQuestionnaire";
  const organisationDetails = "PUT /api/healthcheck/updateOrganisationDetails";

  const attemptsWhileOpen: Attempt[] = [
    ["a later first day", getMember, update, buildSettings({ EffectiveFrom: "2026-08-16" }), 400],
    ["an earlier first day", getMember, update, buildSettings({ EffectiveFrom: "2026-08-01" }), 400],
    ["fewer expected responses", getMember, update, buildSettings({ ExpectedResponses: 1 }), 400],
    ["another last day", getMember, update, buildSettings({ EffectiveTo: TODAY }), 400],
    ["another threshold", getMember, update, buildSettings({ Threshold: 1 }), 400],
    ["another mode", getMember, update, buildSettings({ Mode: "slips" }), 400],
    ["another questionnaire", getMember, update, buildSettings({ QuestionnaireId: 1 }), 400],
    [
      "a second survey, of slips",
      getMember,
      "POST /api/healthcheck/inviteCode",
      buildBegin({ Mode: "slips" }),
      409,
    ],
    ["another threshold", getMember, "POST /api/healthcheck/inviteCode", buildBegin({ Threshold: 1 }), 400],
    ["slips next to the link", getMember, "POST /api/healthcheck/issueSlips", buildSlips, 409],
    ["another type", getMember, organisationDetails, buildOrganisation({ organisationTypeId: 1 }), 400],
    ["another place", getMember, organisationDetails, buildOrganisation({ boundaryId: 0 }), 400],
    [
      "excluding it from the public figures",
      getAdministrator,
      "PUT /api/healthcheck/excludeSurvey",
      () => ({ HealthCheckId, version: 1, Reason: "No." }),
      409,
    ],
    [
      "another questionnaire for the quarter",
      getAdministrator,
      publish,
      () => ({ Draft: null, Year: 2026, Quarter: 3 }),
      409,
    ],
    [
      "a withdrawn questionnaire",
      getAdministrator,
      "DELETE /api/healthcheck/questionnaire?code=questionnaire-:id",
      () => ({}),
      409,
    ],
    ...["check", "save"].map(
      (what): Attempt => [
        `${what} a sheet for the published one`,
        getAdministrator,
        `POST /api/healthcheck/${what}QuestionnaireSheet${sheetQuery}`,
        () => ({}),
        400,
      ],
    ),
    [
      "an answer to another question",
      () => api.browser(),
      "POST /api/healthcheck/surveyResponse",
      () => ({
        inviteCode: code,
        submissionId: "a".repeat(36),
        answers: [{ questionId: 999_999_999, possibleAnswerIds: null }],
      }),
      400,
    ],
  ];
  const buildAnswer = () => ({
    inviteCode: code,
    submissionId: "b".repeat(36),
    answers: [{ questionId: 1, possibleAnswerIds: null }],
  });
  const buildEmail = () => ({ HealthCheckId, To: ["late@example.org"] });
  const attemptsAfterClosing: Attempt[] = [
    ["opening it again", getMember, update, buildSettings({ version: 2, EffectiveFrom: "2026-08-16" }), 409],
    ["more expected responses", getMember, update, buildSettings({ version: 2, ExpectedResponses: 99 }), 409],
    [
      "closing it again",
      getMember,
      "POST /api/healthcheck/closeSurvey",
      () => ({ HealthCheckId, version: 2 }),
      409,
    ],
    ["a second survey", getMember, "POST /api/healthcheck/inviteCode", buildBegin({}), 409],
    ["slips", getMember, "POST /api/healthcheck/issueSlips", buildSlips, 409],
    ["its link by mail", getMember, "POST /api/healthcheck/mailSurveyLink", buildEmail, 409],
    ["one more answer", () => api.browser(), "POST /api/healthcheck/surveyResponse", buildAnswer, 404],
  ];

  async function expectRefused([what, getBrowser, request, body, status]: Attempt) {
    const [method, path] = request.split(" ") as [string, string];
    const address = path.replace(":id", String(QuestionnaireId));
    const before = await readRows();
    const browser = getBrowser();
    const response = path.includes("QuestionnaireSheet")
      ? await browser.upload(address, Buffer.from("question_key"))
      : await browser.send(method, address, method === "DELETE" ? undefined : body());
    expect(response.status, `${what}: ${await response.text()}`).toBe(status);
    expect(await readRows(), what).toEqual(before);
  }

  test("every attempt to weaken the protection of responses is refused and changes no row, while the survey is open or closed", async () => {
    for (const attempt of attemptsWhileOpen) await expectRefused(attempt);
    const closing = { HealthCheckId, version: 1 };
    expect(await memberBrowser.postJson("/api/healthcheck/closeSurvey", closing)).toMatchObject({
      success: true,
    });
    for (const attempt of attemptsAfterClosing) await expectRefused(attempt);
  });

  test("the attempts cover every endpoint that changes surveys or questionnaires", () => {
    const triedEndpoints = new Set(
      [...attemptsWhileOpen, ...attemptsAfterClosing].map(([, , request]) => request.replace(/\?.*/, "")),
    );
    const names = CHANGING_ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect([...triedEndpoints, ...DELETES_ALL].toSorted()).toEqual(names.toSorted());
  });
});
