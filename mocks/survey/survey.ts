import {
  getActiveQuestionnaires,
  getOrganisationHealthChecks,
  type OrganisationHealthChecks,
  organisationalResult,
} from "@gbvf/api/survey/contract.ts";
import { answer } from "../respond.ts";
import { activeQuestionnaires, closedSurvey, openSurvey, studentsSurvey, surveyResults } from "./surveys.ts";

const university = {
  stakeholderId: 900,
  name: "University of the Karoo",
  organisationTypeId: 4,
};

export const healthChecks: OrganisationHealthChecks = {
  organisation: university,
  healthChecks: [openSurvey, closedSurvey, studentsSurvey],
};

export const surveyHandlers = {
  "GET /api/healthcheck/getOrganisationHealthChecks": answer(getOrganisationHealthChecks, healthChecks),
  "GET /api/healthcheck/getActiveQuestionnaires": answer(getActiveQuestionnaires, {
    questionnaires: activeQuestionnaires,
  }),
  "POST /api/healthcheck/organisationalResult": answer(organisationalResult, surveyResults),
};
