import type { Knex } from "knex";
import { notFound } from "../lib/http/errors.ts";
import { quarterLabel } from "../shared/quarters.ts";
import { compareWithPeers, computeOverall, describeChange, explainNoTrend, listRounds } from "./changes.ts";
import { readCategories } from "./code/questionnaires.ts";
import { readComparable } from "./comparable.ts";
import type { SurveyResults } from "./contract.ts";
import { describeCategories } from "./describeCategories.ts";
import { listEarlier, readDisclosedSurveys } from "./disclosedSurveys.ts";
import { findPeers } from "./findPeers.ts";
import type { SurveyRow } from "./ownSurveys.ts";
import { responseRate } from "./responseRate.ts";
import { QUESTIONNAIRE_TYPES } from "./results/surveyState.ts";

type ResultsQuery = {
  surveys: readonly SurveyRow[];
  organisation: { stakeholderId: number; name: string; organisationTypeId: number | null };
  healthCheckId: number;
  questionnaireTypeId: number;
  today: string;
};

export async function findResults(trx: Knex, query: ResultsQuery): Promise<SurveyResults> {
  const { surveys, organisation, healthCheckId, questionnaireTypeId, today } = query;
  const row = surveys.find((each) => each.healthCheckId === healthCheckId);
  if (row?.questionnaireTypeId !== questionnaireTypeId) throw notFound("The survey");
  const surveyDescription = describeSurvey(row, organisation.name);
  if (row.closedOn === null) return { ...surveyDescription, ...NO_RESULTS, results: "not-closed" };

  const disclosedSurveys = await readDisclosedSurveys(trx, surveys);
  const survey = disclosedSurveys.find((each) => each.row === row) as (typeof disclosedSurveys)[number];
  const { disclosure, tally } = survey;
  const earlier = listEarlier(survey, disclosedSurveys);
  const areComparable = await readComparable(trx, [questionnaireTypeId]);
  const peers =
    organisation.organisationTypeId === null
      ? null
      : await findPeers(trx, {
          quarter: row,
          organisationId: organisation.stakeholderId,
          organisationTypeId: organisation.organisationTypeId,
          today,
        });
  const questionCategories = describeCategories(await readCategories(trx), {
    tally,
    disclosure,
    includesQuestions: () => disclosure.state !== "too-few",
    getChange: (id) => describeChange(survey, earlier, areComparable, id),
    getPeers: (id) => compareWithPeers(disclosure.scoreOf(id), peers, id),
  });
  const hasTrend = questionCategories.some(({ change }) => change !== null);
  return {
    ...surveyDescription,
    results: disclosure.state,
    actualResponses: disclosure.responses,
    ...responseRate(disclosure.responses, row.expectedResponses),
    overallMaturity: computeOverall(disclosure),
    overallChange: describeChange(survey, earlier, areComparable, null),
    noTrend: hasTrend ? null : explainNoTrend(earlier),
    rounds: listRounds(survey, earlier, areComparable),
    questionCategories,
  };
}

const describeSurvey = (row: SurveyRow, organisation: string) => ({
  healthCheckId: row.healthCheckId,
  organisation,
  questionnaire: quarterLabel(row),
  questionnaireTypeId: row.questionnaireTypeId,
  questionnaireType: QUESTIONNAIRE_TYPES[row.questionnaireTypeId],
  effectiveFrom: row.effectiveFrom,
  effectiveTo: row.effectiveTo,
  expectedResponses: row.expectedResponses,
  exclusionReason: row.exclusionReason,
});

const NO_RESULTS = {
  actualResponses: null,
  responseRate: null,
  isLowResponse: false,
  overallMaturity: null,
  overallChange: null,
  noTrend: null,
  rounds: [],
  questionCategories: [],
};
