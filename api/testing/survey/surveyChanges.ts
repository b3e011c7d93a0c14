import type { Knex } from "knex";
import type { SurveySummary } from "../../survey/contract.ts";
import type { Browser } from "../Browser.ts";
import type { ChangeTests, SignIn } from "../ChangeTests.ts";

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
    "PUT /api/healthcheck/changeMeasure": async (send) => {
      const { userBrowser, measureId } = await addMeasure();
      return send(userBrowser, { measureId, version: 1, ...MEASURE, isDone: true });
    },
    "DELETE /api/healthcheck/deleteMeasure": async (send) => {
      const { userBrowser, measureId } = await addMeasure();
      return send(userBrowser, undefined, { measureId, version: 1 });
    },
    "PUT /api/healthcheck/updateOrganisationDetails": async (send) => {
      const userBrowser = await signedIn("tworoles@demo.example");
      const details = await (await userBrowser.get("/api/healthcheck/getOrganisationDetails")).json();
      const { place: _, organisationType: __, team: ___, ...body } = details;
      return send(userBrowser, { ...body, addressLine1: "1 First Street" });
    },
    "POST /api/healthcheck/inviteColleague": async (send) => {
      const colleague = { Name: "Karabo Nkosi", Email: "karabo@people.example" };
      return send(await signedIn("tworoles@demo.example"), colleague);
    },
    "POST /api/healthcheck/adviseOnApplicant": async (send) => {
      const userBrowser = await signedIn("tworoles@demo.example");
      const details = await (await userBrowser.get("/api/healthcheck/getOrganisationDetails")).json();
      const { stakeholderId: StakeholderId } = await knex()("organisation_application")
        .whereNotNull("applicant_stakeholder_id")
        .where({ statusId: 1 })
        .first("stakeholder_id");
      const applicant = knex()("stakeholder").where({ stakeholderId: StakeholderId });
      const { name } = await applicant.clone().first("name");
      await applicant.clone().update({ name: details.organisationName });
      const status = await send(userBrowser, { StakeholderId, IsColleague: true });
      await applicant.clone().update({ name });
      return status;
    },
    "POST /api/healthcheck/otherHealthChecks": async (send) => {
      const { administrator, StakeholderId } = await findOtherSurvey();
      return send(administrator, { StakeholderId });
    },
    "POST /api/healthcheck/otherResult": async (send) => {
      const { administrator, ...body } = await findOtherSurvey();
      return send(administrator, body);
    },
    "POST /api/healthcheck/placeResult": async (send) => {
      const administrator = await signedIn("admin@demo.example");
      const { quarters } = await (await administrator.get("/api/healthcheck/getSurveyedPlaces")).json();
      const { year, quarter } = quarters[0];
      return send(administrator, { BoundaryId: 0, year, quarter });
    },
    "POST /api/healthcheck/saveQuestionnaireSheet": async () => (await saveDraft()).status,
    "DELETE /api/healthcheck/questionnaire": async (send) => {
      const { administrator, draftId } = await saveDraft();
      return send(administrator, undefined, { code: `draft-${draftId}` });
    },
    "POST /api/healthcheck/publishQuestionnaire": async (send) => {
      const { administrator, draftId } = await saveDraft();
      return send(administrator, { Draft: { draftId, version: 1 }, Year: 2026, Quarter: 4 });
    },
    "POST /api/healthcheck/inviteCode": async () => (await beginSurvey()).status,
    "PUT /api/healthcheck/updateSurvey": async (send) => {
      const { userBrowser, HealthCheckId } = await beginSurvey();
      const settings = { EffectiveFrom: TODAY, ExpectedResponses: 30, Mode: "link" };
      return send(userBrowser, { HealthCheckId, version: 1, ...settings });
    },
    "POST /api/healthcheck/closeSurvey": async (send) => {
      const { userBrowser, HealthCheckId } = await beginSurvey();
      return send(userBrowser, { HealthCheckId, version: 1 });
    },
    "POST /api/healthcheck/issueSlips": async (send) => {
      const { userBrowser, HealthCheckId } = await beginSurvey("slips");
      return send(userBrowser, { HealthCheckId, Count: 3, VoidEarlier: false });
    },
    "POST /api/healthcheck/mailSurveyLink": async (send) => {
      const { userBrowser, HealthCheckId } = await beginSurvey();
      return send(userBrowser, { HealthCheckId, To: ["colleague@example.org"] });
    },
    "POST /api/healthcheck/cancelSurvey": async (send) => {
      const { userBrowser, HealthCheckId } = await beginSurvey();
      return send(userBrowser, { HealthCheckId, version: 1 });
    },
    "PUT /api/healthcheck/excludeSurvey": async (send) => {
      const { administrator, HealthCheckId } = await findOtherSurvey();
      const survey = knex()("health_check").where({ healthCheckId: HealthCheckId });
      return send(administrator, {
        HealthCheckId,
        ...(await survey.first("version")),
        Reason: "By a program.",
      });
    },
    "DELETE /api/healthcheck/deleteSurvey": async (send) => {
      const { HealthCheckId } = await beginSurvey();
      return send(await signedIn("admin@demo.example"), undefined, {
        healthCheckId: HealthCheckId,
        version: 1,
      });
    },
  };
}
