import type {
  ActiveQuestionnaire,
  CategoryResult,
  Round,
  SurveyResults,
  SurveySummary,
} from "@gbvf/api/survey/contract.ts";
import { behaviours, demographics, general, hidden, policies, practices } from "./questions.ts";

const CODE = "abcdefghijklmnopqrstuvwx23";
export const SURVEY_URL = `https://dashboard.example/Questionnaire/SurveyQuestions?inviteCode=${CODE}`;

const category = (
  questionCategoryId: CategoryResult["questionCategoryId"],
  description: string,
  categoryScore: number | null,
  more: Partial<CategoryResult> = {},
): CategoryResult => ({
  questionCategoryId,
  description,
  isInDashboard: questionCategoryId !== 4,
  categoryScore,
  change: null,
  peers: null,
  questions: [],
  ...more,
});

const since = "Apr - Jun 2026";
export const categories: CategoryResult[] = [
  category(3, "Policies", 61.88, {
    change: { since, previousScore: 48.13, difference: 13.75, isClear: true },
    peers: { mean: 55, organisations: 14, difference: 6.88, isClear: false },
    questions: policies,
  }),
  category(2, "Practices", 42.5, {
    change: { since, previousScore: 44, difference: -1.5, isClear: false },
    peers: { mean: 58, organisations: 14, difference: -15.5, isClear: true },
    questions: practices,
  }),
  category(1, "Behaviours", 56.88, {
    change: { since, previousScore: 53.75, difference: 3.13, isClear: false },
    peers: { mean: 54, organisations: 14, difference: 2.88, isClear: false },
    questions: behaviours,
  }),
  category(4, "General", null, { questions: general }),
  category(5, "Demographic", null, { questions: demographics }),
];
const inList = categories.map((each) =>
  each.questionCategoryId === 5 ? each : { ...each, peers: null, questions: [] },
);

const asked = {
  questionnaireId: 12,
  questionnaire: "Jul - Sep 2026",
  questionnaireDescription: "Jul - Sep 2026",
  questionnaireTypeId: 1,
  questionnaireType: "Staff",
  effectiveFrom: "2026-07-01",
  effectiveTo: "2026-09-30",
  previewCode: "questionnaire-12",
  questionCount: 17,
} as const;

export const notBegun: SurveySummary = {
  ...asked,
  healthCheckId: null,
  version: null,
  state: "not-begun",
  isCurrent: true,
  daysLeft: null,
  mode: null,
  inviteCode: null,
  url: null,
  slipsIssued: 0,
  expectedResponses: null,
  actualResponses: null,
  exclusionReason: null,
  totalActualResponses: null,
  totalExpectedResponses: null,
  totalOrganisations: null,
  totalParticipatedOrganisations: null,
  results: "not-closed",
  overallMaturity: null,
  questionCategories: [],
};

export const openSurvey: SurveySummary = {
  ...notBegun,
  healthCheckId: 41,
  version: 1,
  state: "open",
  effectiveFrom: "2026-08-03",
  daysLeft: 46,
  mode: "link",
  inviteCode: CODE,
  url: SURVEY_URL,
  expectedResponses: 60,
  actualResponses: 25,
};

export const plannedSurvey: SurveySummary = {
  ...openSurvey,
  state: "planned",
  effectiveFrom: "2026-09-01",
  daysLeft: null,
  actualResponses: 0,
};

export const slipsSurvey: SurveySummary = {
  ...openSurvey,
  mode: "slips",
  inviteCode: null,
  url: null,
  slipsIssued: 60,
};

export const closedSurvey: SurveySummary = {
  ...notBegun,
  questionnaireId: 10,
  questionnaire: since,
  questionnaireDescription: since,
  previewCode: "questionnaire-10",
  questionCount: 17,
  healthCheckId: 31,
  version: 1,
  state: "closed",
  isCurrent: false,
  effectiveFrom: "2026-04-01",
  effectiveTo: "2026-06-30",
  mode: "link",
  expectedResponses: 60,
  actualResponses: 40,
  totalActualResponses: 5210,
  totalExpectedResponses: 7840,
  totalOrganisations: 520,
  totalParticipatedOrganisations: 412,
  results: "shown",
  overallMaturity: 53.75,
  questionCategories: inList,
};

export const scoresOnlySurvey: SurveySummary = {
  ...closedSurvey,
  actualResponses: 7,
  results: "scores",
  overallMaturity: 53.75,
  questionCategories: inList.map((each) => ({
    ...each,
    change: null,
    questions: each.questions.map(hidden),
  })),
};

export const tooFewSurvey: SurveySummary = {
  ...closedSurvey,
  actualResponses: null,
  results: "too-few",
  overallMaturity: null,
  questionCategories: inList.map((each) => ({
    ...each,
    categoryScore: null,
    change: null,
    questions: each.questions.map(hidden),
  })),
};

export const studentsSurvey: SurveySummary = {
  ...closedSurvey,
  questionnaireId: 11,
  previewCode: "questionnaire-11",
  questionCount: 17,
  questionnaireTypeId: 2,
  questionnaireType: "Students",
  healthCheckId: 32,
  expectedResponses: 180,
  actualResponses: 120,
};

export const activeQuestionnaires: ActiveQuestionnaire[] = [
  { ...asked, questionCount: 17, isBegun: false },
  {
    ...asked,
    questionnaireId: 13,
    previewCode: "questionnaire-13",
    questionnaireTypeId: 2,
    questionnaireType: "Students",
    questionCount: 14,
    isBegun: false,
  },
];

const round = (
  period: string,
  actualResponses: number | null,
  scores: readonly (number | null)[],
): Round => ({
  period,
  actualResponses,
  scores: scores.map((score, at) => ({
    questionCategoryId: ([null, 1, 2, 3] as const)[at] ?? null,
    state: score === null ? "too-few" : "shown",
    score,
  })),
});
const rounds = [
  round("Jul - Sep 2025", 22, [41.5, 47, 39.5, 38]),
  round("Oct - Dec 2025", null, [null, null, null, null]),
  round("Jan - Mar 2026", 36, [48.63, 53.75, 44, 48.13]),
  round("Apr - Jun 2026", 40, [53.75, 56.88, 42.5, 61.88]),
];

export const surveyResults: SurveyResults = {
  healthCheckId: 31,
  organisation: "University of the Karoo",
  questionnaire: since,
  questionnaireTypeId: 1,
  questionnaireType: "Staff",
  effectiveFrom: "2026-04-01",
  effectiveTo: "2026-06-30",
  results: "shown",
  expectedResponses: 60,
  actualResponses: 40,
  responseRate: 66.67,
  isLowResponse: false,
  exclusionReason: null,
  overallMaturity: 53.75,
  overallChange: { since: "Jan - Mar 2026", previousScore: 48.63, difference: 5.12, isClear: false },
  noTrend: null,
  rounds,
  questionCategories: categories,
};

export const stuffedResults: SurveyResults = {
  ...surveyResults,
  actualResponses: 640,
  responseRate: 1066.67,
  exclusionReason: "Answered by a program.",
};

export const scoresOnlyResults: SurveyResults = {
  ...surveyResults,
  results: "scores",
  actualResponses: 7,
  responseRate: 11.67,
  isLowResponse: true,
  overallMaturity: 53.75,
  overallChange: null,
  noTrend: "This is the first survey, so there is nothing to compare it with.",
  rounds: [round("Apr - Jun 2026", 7, [53.75, 56.88, 42.5, 61.88])],
  questionCategories: categories.map((each) => ({
    ...each,
    change: null,
    peers: null,
    questions: each.questions.map(hidden),
  })),
};

export const tooFewResults: SurveyResults = {
  ...scoresOnlyResults,
  results: "too-few",
  actualResponses: null,
  responseRate: null,
  isLowResponse: false,
  overallMaturity: null,
  rounds: [round("Apr - Jun 2026", null, [null, null, null, null])],
  questionCategories: scoresOnlyResults.questionCategories.map((each) => ({
    ...each,
    categoryScore: null,
    questions: [],
  })),
};
