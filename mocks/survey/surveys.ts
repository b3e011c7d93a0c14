import type { Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { previewQuestions, type SurveyForm } from "@gbvf/api/survey/answering/contract.ts";
import {
  getActiveQuestionnaires,
  getOrganisationHealthChecks,
  organisationalResult,
  type SurveyResults,
  type SurveySummary,
} from "@gbvf/api/survey/contract.ts";
import { getRecorded } from "../recorded.ts";

const recordedSurveys = getRecorded(getOrganisationHealthChecks, { query: { userId: 1 } }).healthChecks;
const findSurvey = (pattern: Partial<SurveySummary>): SurveySummary =>
  recordedSurveys.find((survey) =>
    Object.entries(pattern).every(([key, value]) => survey[key as keyof SurveySummary] === value),
  ) as SurveySummary;
const STAFF = { questionnaireTypeId: 1, questionnaireType: "Staff" } as const;

export const openSurvey: SurveySummary = { ...findSurvey({ state: "open" }), healthCheckId: 41 };
export const notBegun: SurveySummary = {
  ...findSurvey({ state: "not-begun" }),
  ...STAFF,
  questionnaireId: openSurvey.questionnaireId,
};
export const SURVEY_URL = openSurvey.url as string;
export const plannedSurvey: SurveySummary = {
  ...openSurvey,
  state: "planned",
  effectiveFrom: "2026-09-01",
  daysLeft: null,
  actualResponses: 0,
};
export const codeSlipsSurvey: SurveySummary = {
  ...openSurvey,
  mode: "slips",
  inviteCode: null,
  url: null,
  slipsIssued: 60,
};
const recordedClosed = findSurvey({ results: "shown", questionnaireTypeId: 1 });
const recordedScores = findSurvey({ results: "scores", questionnaireTypeId: 1 });
const recordedTooFew = findSurvey({ results: "too-few", questionnaireTypeId: 1 });
export const closedSurvey: SurveySummary = { ...recordedClosed, healthCheckId: 31 };
export const scoresOnlySurvey: SurveySummary = { ...recordedScores, healthCheckId: 29 };
export const tooFewSurvey: SurveySummary = { ...recordedTooFew, healthCheckId: 27 };
const studentsSurvey = findSurvey({ results: "shown", questionnaireTypeId: 2 });

export const activeQuestionnaires = getRecorded(getActiveQuestionnaires).questionnaires.map((each) => ({
  ...each,
  isBegun: false,
}));

const getResults = ({ healthCheckId }: SurveySummary): SurveyResults => ({
  ...getRecorded(organisationalResult, {
    body: { QuestionnaireTypeId: 1, HealthCheckId: healthCheckId as number },
  }),
  healthCheckId: 31,
  organisation: "University of the Karoo",
});
export const surveyResults = getResults(recordedClosed);
export const scoresOnlyResults = getResults(recordedScores);
export const tooFewResults = getResults(recordedTooFew);
export const stuffedResults: SurveyResults = {
  ...surveyResults,
  actualResponses: 640,
  responseRate: 1066.67,
  exclusionReason: "Answered by a program.",
};

export const policies =
  surveyResults.questionCategories.find(({ questionCategoryId }) => questionCategoryId === 3)?.questions ??
  [];

export const healthChecks: Returned<typeof getOrganisationHealthChecks> = {
  organisation: { stakeholderId: 900, name: "University of the Karoo", organisationTypeId: 4 },
  healthChecks: [openSurvey, closedSurvey, studentsSurvey],
  missing: null,
};

export const surveyForm: SurveyForm = {
  ...getRecorded(previewQuestions, { body: { inviteCode: "questionnaire-1" } }),
  organisation: "University of the Karoo",
  closesOn: "2026-09-30",
};
