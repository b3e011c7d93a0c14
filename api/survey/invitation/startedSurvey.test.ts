import { beforeAll, describe, expect, test } from "vitest";
import * as details from "../../organisation/details/contract.ts";
import * as questionnaire from "../../questionnaire/contract.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import type { Browser } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import {
  buildSubmission,
  codeIn,
  readForm,
  send,
  staffQuestionnaireId,
} from "../../testing/survey/surveyRound.ts";
import * as answering from "../answering/contract.ts";
import * as invitation from "./contract.ts";

const TODAY = "2026-08-15";
const CHANGING = [answering, invitation, questionnaire, details]
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter((each): each is Endpoint => typeof each === "object" && each !== null && "method" in each)
  .filter(({ method, reads }) => method !== "GET" && reads !== true);
const DELETES_ALL = ["DELETE /api/healthcheck/deleteSurvey", "POST /api/healthcheck/cancelSurvey"];

describe("S22 once somebody has answered", () => {
  const api = startApi();
  const own = api.user("organisation@demo.example");
  const admin = api.user();
  let QuestionnaireId: number;
  let HealthCheckId: number;
  let code: string;
  beforeAll(async () => {
    await api.knex("health_check").where({ effectiveTo: "2026-09-30" }).delete();
    QuestionnaireId = await staffQuestionnaireId(own);
    const begun = await own.postJson("/api/healthcheck/inviteCode", begin({})());
    HealthCheckId = begun.healthCheckId as number;
    code = codeIn(begun.url);
    const person = api.browser();
    await send(
      person,
      buildSubmission(await readForm(person, code), code, () => 0),
    );
  });

  async function rows() {
    const { knex } = api;
    const survey = await knex("health_check").where({ healthCheckId: HealthCheckId }).first();
    const of = (table: string) => knex(table).where({ healthCheckId: HealthCheckId }).orderByRaw("1, 2");
    const { stakeholderId } = survey;
    return {
      survey,
      organisation: await knex("organisation").where({ stakeholderId }).first(),
      place: await knex("stakeholder").where({ stakeholderId }).first("boundary_id"),
      answers: await of("health_check_answer"),
      declines: await of("health_check_decline"),
      codes: [
        await of("survey_invitation"),
        await of("survey_slip"),
        await of("survey_spent_slips"),
        await of("survey_receipt"),
      ],
      questionnaires: await knex("questionnaire").orderBy("questionnaire_id"),
      questionnaireQuestions: await knex("questionnaire_question").orderBy(["questionnaire_id", "seq"]),
      questions: await knex("question").orderBy("question_id"),
      possible: await knex("possible_answer").orderBy("possible_answer_id"),
    };
  }

  type Attempt = [what: string, by: () => Browser, call: string, body: () => object, status: number];
  const settings = (changes: object) => () => ({
    HealthCheckId,
    version: 1,
    EffectiveFrom: TODAY,
    ExpectedResponses: 20,
    Mode: "link",
    ...changes,
  });
  const begin = (changes: object) => () => ({
    QuestionnaireId,
    EffectiveFrom: TODAY,
    ExpectedResponses: 20,
    ...changes,
  });
  const member = () => own;
  const administrator = () => admin;
  const update = "PUT /api/healthcheck/updateSurvey";
  const organisation = (changes: object) => () => ({
    organisationName: "University",
    addressLine1: "",
    addressLine2: "",
    branch: null,
    members: null,
    version: 1,
    ...changes,
  });
  const slips = () => ({ HealthCheckId, Count: 5, VoidEarlier: true });
  const sheet = "?QuestionnaireTypeId=1&FileName=a.csv&Fingerprint=a&QuestionnaireId=:id";
  const publish = "POST /api/healthcheck/publishQuestionnaire";
  const organisationDetails = "PUT /api/healthcheck/updateOrganisationDetails";

  const whileOpen: Attempt[] = [
    ["a later first day", member, update, settings({ EffectiveFrom: "2026-08-16" }), 400],
    ["an earlier first day", member, update, settings({ EffectiveFrom: "2026-08-01" }), 400],
    ["fewer expected responses", member, update, settings({ ExpectedResponses: 1 }), 400],
    ["another last day", member, update, settings({ EffectiveTo: TODAY }), 400],
    ["another threshold", member, update, settings({ Threshold: 1 }), 400],
    ["another mode", member, update, settings({ Mode: "slips" }), 400],
    ["another questionnaire", member, update, settings({ QuestionnaireId: 1 }), 400],
    ["a second survey, of slips", member, "POST /api/healthcheck/inviteCode", begin({ Mode: "slips" }), 409],
    ["a threshold of its own", member, "POST /api/healthcheck/inviteCode", begin({ Threshold: 1 }), 400],
    ["slips next to the link", member, "POST /api/healthcheck/issueSlips", slips, 409],
    ["another type", member, organisationDetails, organisation({ organisationTypeId: 1 }), 400],
    ["another place", member, organisationDetails, organisation({ boundaryId: 0 }), 400],
    [
      "excluding it from the public figures",
      administrator,
      "PUT /api/healthcheck/excludeSurvey",
      () => ({ HealthCheckId, version: 1, Reason: "No." }),
      409,
    ],
    [
      "another questionnaire for the quarter",
      administrator,
      publish,
      () => ({ Draft: null, Year: 2026, Quarter: 3 }),
      409,
    ],
    [
      "a withdrawn questionnaire",
      administrator,
      "DELETE /api/healthcheck/questionnaire?code=questionnaire-:id",
      () => ({}),
      409,
    ],
    ...["check", "save"].map(
      (what): Attempt => [
        `${what} a sheet for the published one`,
        administrator,
        `POST /api/healthcheck/${what}QuestionnaireSheet${sheet}`,
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
  const answer = () => ({
    inviteCode: code,
    submissionId: "b".repeat(36),
    answers: [{ questionId: 1, possibleAnswerIds: null }],
  });
  const email = () => ({ HealthCheckId, To: ["late@example.org"] });
  const onceClosed: Attempt[] = [
    ["opening it again", member, update, settings({ version: 2, EffectiveFrom: "2026-08-16" }), 409],
    ["more expected responses", member, update, settings({ version: 2, ExpectedResponses: 99 }), 409],
    [
      "closing it again",
      member,
      "POST /api/healthcheck/closeSurvey",
      () => ({ HealthCheckId, version: 2 }),
      409,
    ],
    ["a second survey", member, "POST /api/healthcheck/inviteCode", begin({}), 409],
    ["slips", member, "POST /api/healthcheck/issueSlips", slips, 409],
    ["its link by mail", member, "POST /api/healthcheck/mailSurveyLink", email, 409],
    ["one more answer", () => api.browser(), "POST /api/healthcheck/surveyResponse", answer, 404],
  ];

  async function expectRefused([what, by, request, body, status]: Attempt) {
    const [method, path] = request.split(" ") as [string, string];
    const address = path.replace(":id", String(QuestionnaireId));
    const before = await rows();
    const browser = by();
    const response = path.includes("QuestionnaireSheet")
      ? await browser.upload(address, Buffer.from("question_key"))
      : await browser.send(method, address, method === "DELETE" ? undefined : body());
    expect(response.status, `${what}: ${await response.text()}`).toBe(status);
    expect(await rows(), what).toEqual(before);
  }

  test("nothing loosens what protects them, open or closed: each try is refused, and no row changes", async () => {
    for (const attempt of whileOpen) await expectRefused(attempt);
    const closing = { HealthCheckId, version: 1 };
    expect(await own.postJson("/api/healthcheck/closeSurvey", closing)).toMatchObject({ success: true });
    for (const attempt of onceClosed) await expectRefused(attempt);
  });

  test("every endpoint that changes something of surveys and questionnaires is tried", () => {
    const tried = new Set([...whileOpen, ...onceClosed].map(([, , request]) => request.replace(/\?.*/, "")));
    const names = CHANGING.map(({ method, path }) => `${method} ${path}`);
    expect([...tried, ...DELETES_ALL].toSorted()).toEqual(names.toSorted());
  });
});
