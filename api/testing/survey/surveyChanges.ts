import type { Knex } from "knex";
import type { Endpoints } from "../../contract.ts";
import type { SurveySummary } from "../../survey/contract.ts";
import type { Browser } from "../Browser.ts";

type SignIn = (username: string) => Promise<Browser>;
type ChangeTests = Partial<Record<keyof Endpoints, () => Promise<number>>>;
const TODAY = "2026-08-15";

export async function draftAgain(administrator: Browser, code: string) {
  const sheet = await administrator.post("/api/healthcheck/questionnaireSheet", { code, format: "csv" });
  const file = Buffer.from(await sheet.arrayBuffer());
  const query = "?QuestionnaireTypeId=1&FileName=questions.csv";
  const checked = await administrator.upload(`/api/healthcheck/checkQuestionnaireSheet${query}`, file);
  const { fingerprint } = await checked.json();
  const address = `/api/healthcheck/saveQuestionnaireSheet${query}&Fingerprint=${fingerprint}`;
  const saved = await administrator.upload(address, file);
  return { status: saved.status, draftId: (await saved.json()).draftId as number };
}

export function surveyChanges(knex: () => Knex, signedIn: SignIn): ChangeTests {
  const beginSurvey = async (Mode = "link") => {
    const userBrowser = await signedIn("tworoles@demo.example");
    await knex()("health_check").where("effective_to", ">=", TODAY).delete();
    const { questionnaires } = await (
      await userBrowser.get("/api/healthcheck/getActiveQuestionnaires")
    ).json();
    const { status, healthCheckId } = await userBrowser.postJson("/api/healthcheck/inviteCode", {
      QuestionnaireId: questionnaires[0].questionnaireId,
      EffectiveFrom: TODAY,
      ExpectedResponses: 20,
      Mode,
    });
    return { userBrowser, status, HealthCheckId: healthCheckId as number };
  };
  const saveDraft = async () => {
    const administrator = await signedIn("admin@demo.example");
    await knex()("questionnaire_draft").delete();
    const { questionnaires } = await (await administrator.get("/api/healthcheck/getQuestionnaires")).json();
    const { status, draftId } = await draftAgain(administrator, questionnaires[0].previewCode);
    return { administrator, status, draftId };
  };
  const findOtherSurvey = async () => {
    const administrator = await signedIn("admin@demo.example");
    const { stakeholderId, healthCheckId, questionnaireTypeId } = await knex()("health_check as h")
      .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
      .whereNotNull("h.closed_on")
      .orderBy("h.health_check_id")
      .first("h.stakeholder_id", "h.health_check_id", "q.questionnaire_type_id");
    return {
      administrator,
      StakeholderId: stakeholderId,
      HealthCheckId: healthCheckId,
      QuestionnaireTypeId: questionnaireTypeId,
    };
  };
  const MEASURE = {
    description: "Explain the policy",
    responsible: "Head of human resources",
    until: "2026-10-31",
  };
  const addMeasure = async () => {
    const userBrowser = await signedIn("tworoles@demo.example");
    const { user } = await userBrowser.postJson("/api/auth/userAuthenticated");
    const { stakeholderId: userId } = user as { stakeholderId: number };
    const address = `/api/healthcheck/getOrganisationHealthChecks?userId=${userId}`;
    const { healthChecks } = await (await userBrowser.get(address)).json();
    const { healthCheckId } = healthChecks.find(({ results }: SurveySummary) => results === "shown");
    const body = { healthCheckId, questionCategoryId: 3, ...MEASURE };
    const { status } = await userBrowser.postJson("/api/healthcheck/addMeasure", body);
    const lastMeasure = await knex()("measure").max("measure_id as id").first();
    return { userBrowser, status, measureId: lastMeasure?.id as number };
  };
  return {
    "POST /api/healthcheck/addMeasure": async () => (await addMeasure()).status,
    "PUT /api/healthcheck/changeMeasure": async () => {
      const { userBrowser, measureId } = await addMeasure();
      const body = { measureId, version: 1, ...MEASURE, isDone: true };
      return (await userBrowser.send("PUT", "/api/healthcheck/changeMeasure", body)).status;
    },
    "DELETE /api/healthcheck/deleteMeasure": async () => {
      const { userBrowser, measureId } = await addMeasure();
      const address = `/api/healthcheck/deleteMeasure?measureId=${measureId}&version=1`;
      return (await userBrowser.send("DELETE", address)).status;
    },
    "PUT /api/healthcheck/updateOrganisationDetails": async () => {
      const userBrowser = await signedIn("tworoles@demo.example");
      const details = await (await userBrowser.get("/api/healthcheck/getOrganisationDetails")).json();
      const { place: _, organisationType: __, team: ___, ...body } = details;
      const address = "/api/healthcheck/updateOrganisationDetails";
      return (await userBrowser.send("PUT", address, { ...body, addressLine1: "1 First Street" })).status;
    },
    "POST /api/healthcheck/inviteColleague": async () => {
      const userBrowser = await signedIn("tworoles@demo.example");
      const colleague = { Name: "Karabo Nkosi", Email: "karabo@people.example" };
      return (await userBrowser.post("/api/healthcheck/inviteColleague", colleague)).status;
    },
    "POST /api/healthcheck/adviseOnApplicant": async () => {
      const userBrowser = await signedIn("tworoles@demo.example");
      const details = await (await userBrowser.get("/api/healthcheck/getOrganisationDetails")).json();
      const { stakeholderId: StakeholderId } = await knex()("organisation_application")
        .whereNotNull("applicant_stakeholder_id")
        .where({ statusId: 1 })
        .first("stakeholder_id");
      const applicant = knex()("stakeholder").where({ stakeholderId: StakeholderId });
      const { name } = await applicant.clone().first("name");
      await applicant.clone().update({ name: details.organisationName });
      const advice = { StakeholderId, IsColleague: true };
      const { status } = await userBrowser.post("/api/healthcheck/adviseOnApplicant", advice);
      await applicant.clone().update({ name });
      return status;
    },
    "POST /api/healthcheck/otherHealthChecks": async () => {
      const { administrator, StakeholderId } = await findOtherSurvey();
      return (await administrator.post("/api/healthcheck/otherHealthChecks", { StakeholderId })).status;
    },
    "POST /api/healthcheck/otherResult": async () => {
      const { administrator, ...body } = await findOtherSurvey();
      return (await administrator.post("/api/healthcheck/otherResult", body)).status;
    },
    "POST /api/healthcheck/placeResult": async () => {
      const administrator = await signedIn("admin@demo.example");
      const { quarters } = await (await administrator.get("/api/healthcheck/getSurveyedPlaces")).json();
      const { year, quarter } = quarters[0];
      const body = { BoundaryId: 0, year, quarter };
      return (await administrator.post("/api/healthcheck/placeResult", body)).status;
    },
    "POST /api/healthcheck/saveQuestionnaireSheet": async () => {
      return (await saveDraft()).status;
    },
    "DELETE /api/healthcheck/questionnaire": async () => {
      const { administrator, draftId } = await saveDraft();
      const address = `/api/healthcheck/questionnaire?code=draft-${draftId}`;
      return (await administrator.send("DELETE", address)).status;
    },
    "POST /api/healthcheck/publishQuestionnaire": async () => {
      const { administrator, draftId } = await saveDraft();
      const body = { Draft: { draftId, version: 1 }, Year: 2026, Quarter: 4 };
      return (await administrator.post("/api/healthcheck/publishQuestionnaire", body)).status;
    },
    "POST /api/healthcheck/inviteCode": async () => (await beginSurvey()).status,
    "PUT /api/healthcheck/updateSurvey": async () => {
      const { userBrowser, HealthCheckId } = await beginSurvey();
      const body = { HealthCheckId, version: 1, EffectiveFrom: TODAY, ExpectedResponses: 30, Mode: "link" };
      return (await userBrowser.send("PUT", "/api/healthcheck/updateSurvey", body)).status;
    },
    "POST /api/healthcheck/closeSurvey": async () => {
      const { userBrowser, HealthCheckId } = await beginSurvey();
      return (await userBrowser.post("/api/healthcheck/closeSurvey", { HealthCheckId, version: 1 })).status;
    },
    "POST /api/healthcheck/issueSlips": async () => {
      const { userBrowser, HealthCheckId } = await beginSurvey("slips");
      const body = { HealthCheckId, Count: 3, VoidEarlier: false };
      return (await userBrowser.post("/api/healthcheck/issueSlips", body)).status;
    },
    "POST /api/healthcheck/mailSurveyLink": async () => {
      const { userBrowser, HealthCheckId } = await beginSurvey();
      const body = { HealthCheckId, To: ["colleague@example.org"] };
      return (await userBrowser.post("/api/healthcheck/mailSurveyLink", body)).status;
    },
    "POST /api/healthcheck/cancelSurvey": async () => {
      const { userBrowser, HealthCheckId } = await beginSurvey();
      return (await userBrowser.post("/api/healthcheck/cancelSurvey", { HealthCheckId, version: 1 })).status;
    },
    "PUT /api/healthcheck/excludeSurvey": async () => {
      const { administrator, HealthCheckId } = await findOtherSurvey();
      const { version } = await knex()("health_check")
        .where({ healthCheckId: HealthCheckId })
        .first("version");
      const body = { HealthCheckId, version, Reason: "Answered by a program." };
      return (await administrator.send("PUT", "/api/healthcheck/excludeSurvey", body)).status;
    },
    "DELETE /api/healthcheck/deleteSurvey": async () => {
      const { HealthCheckId } = await beginSurvey();
      const administrator = await signedIn("admin@demo.example");
      const address = `/api/healthcheck/deleteSurvey?healthCheckId=${HealthCheckId}&version=1`;
      return (await administrator.send("DELETE", address)).status;
    },
  };
}
