import type { OrganisationHealthChecks } from "@gbvf/api/survey/contract.ts";
import type { Place, PlaceResults, SurveyedOrganisation } from "@gbvf/api/survey/others/contract.ts";
import { closedSurvey, healthChecks, scoresOnlySurvey, surveyResults, tooFewSurvey } from "./surveys.ts";

export const surveyedOrganisations: SurveyedOrganisation[] = [
  {
    rowId: 31,
    stakeholderId: 900,
    organisationName: "University of the Karoo",
    organisationType: "University or college",
    place: "Beaufort West, Western Cape",
    survey: {
      questionnaire: "Jul - Sep 2026",
      questionnaireType: "Staff",
      mode: "link",
      isClosed: false,
      expectedResponses: 60,
      responses: 190,
      ratio: 316.67,
    },
  },
  {
    rowId: 29,
    stakeholderId: 901,
    organisationName: "Masakhane Community Trust for the Care and Protection of Women and Children",
    organisationType: "Civil society organisation",
    place: "Emfuleni, Gauteng",
    survey: {
      questionnaire: "Jan - Mar 2026",
      questionnaireType: "Staff",
      mode: "slips",
      isClosed: true,
      expectedResponses: 20,
      responses: 14,
      ratio: 70,
    },
  },
  {
    rowId: -902,
    stakeholderId: 902,
    organisationName: "Vaal Engineering",
    organisationType: "Business",
    place: "Emfuleni, Gauteng",
    survey: null,
  },
];

export const surveyedPlaces: Place[] = [
  {
    boundaryId: 0,
    name: "South Africa",
    boundaryTypeId: 0,
    province: null,
    latestPublished: "Apr - Jun 2026",
  },
  { boundaryId: 1, name: "Gauteng", boundaryTypeId: 1, province: null, latestPublished: "Apr - Jun 2026" },
  {
    boundaryId: 21,
    name: "Sedibeng",
    boundaryTypeId: 2,
    province: "Gauteng",
    latestPublished: "Apr - Jun 2026",
  },
  { boundaryId: 22, name: "West Rand", boundaryTypeId: 2, province: "Gauteng", latestPublished: null },
];

export const quarters = [
  { year: 2026, quarter: 2, period: "Apr - Jun 2026" },
  { year: 2026, quarter: 1, period: "Jan - Mar 2026" },
];

const roundScore = (percent: number | null) => (percent === null ? null : Math.round(percent));

export const placeResults: PlaceResults = {
  questionnaire: "Apr - Jun 2026",
  effectiveTo: "2026-06-30",
  place: surveyedPlaces[1] as Place,
  organisations: 46,
  actualResponses: 1204,
  expectedResponses: 1893,
  responseRate: 63.6,
  isLowResponse: false,
  overallMaturity: 54,
  overallChange: { since: "Jan - Mar 2026", previousScore: 52, difference: 2, isClear: false },
  noTrend: null,
  questionCategories: surveyResults.questionCategories.map((category) => ({
    ...category,
    categoryScore: roundScore(category.categoryScore),
    peers: null,
    questions: [],
  })),
};

const scoresOnlyPlaceResults: PlaceResults = {
  ...placeResults,
  place: surveyedPlaces[2] as Place,
  organisations: 5,
  actualResponses: 61,
  expectedResponses: 240,
  responseRate: 25.42,
  isLowResponse: true,
};

const tooFewPlaceResults: PlaceResults = {
  ...scoresOnlyPlaceResults,
  place: surveyedPlaces[3] as Place,
  organisations: null,
  actualResponses: null,
  expectedResponses: null,
  responseRate: null,
  isLowResponse: false,
  overallMaturity: null,
  overallChange: null,
  noTrend: "This is the first survey, so there is nothing to compare it with.",
  questionCategories: scoresOnlyPlaceResults.questionCategories.map((each) => ({
    ...each,
    categoryScore: null,
    change: null,
  })),
};

export const otherHealthChecks: OrganisationHealthChecks = {
  ...healthChecks,
  healthChecks: [closedSurvey, scoresOnlySurvey, tooFewSurvey],
};

export const resultsByPlace: Partial<Record<number, PlaceResults>> = {
  21: scoresOnlyPlaceResults,
  22: tooFewPlaceResults,
};
