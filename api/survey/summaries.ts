import type { Knex } from "knex";
import { dayNumber } from "../lib/time/spans.ts";
import { computeOverall, describeChange } from "./changes.ts";
import { readCategories } from "./code/questionnaires.ts";
import { readComparable } from "./comparable.ts";
import type { ActiveQuestionnaire, SurveySummary } from "./contract.ts";
import { describeCategories } from "./describeCategories.ts";
import { listEarlier, readDisclosedSurveys } from "./disclosedSurveys.ts";
import type { SurveyRow } from "./ownSurveys.ts";
import { readPublicTotals } from "./publicTotals.ts";
import { describeQuestionnaire, surveyState } from "./results/surveyState.ts";

const DEMOGRAPHIC = 5;

type SummaryQuery = {
  surveys: readonly SurveyRow[];
  active: readonly ActiveQuestionnaire[];
  today: string;
  /** Null if the user may not copy the link. */
  buildLink: (sealedCode: string) => { inviteCode: string; url: string } | null;
};

export async function summariseSurveys(trx: Knex, query: SummaryQuery): Promise<SurveySummary[]> {
  const { surveys, active, today } = query;
  const getTotals = await readPublicTotals(trx, today);
  const getResults = await createResultFinder(trx, surveys);
  const begunSurveys = surveys.map((row): SurveySummary => {
    const state = surveyState(row, today);
    const results = getResults(row);
    const link = state === "closed" || row.sealedCode === null ? null : query.buildLink(row.sealedCode);
    return {
      ...describeQuestionnaire(row),
      effectiveFrom: row.effectiveFrom,
      effectiveTo: row.effectiveTo,
      healthCheckId: row.healthCheckId,
      version: row.version,
      state,
      isCurrent: state !== "closed",
      daysLeft: state === "open" ? dayNumber(row.effectiveTo) - dayNumber(today) : null,
      mode: row.mode,
      inviteCode: link?.inviteCode ?? null,
      url: link?.url ?? null,
      slipsIssued: row.slipsIssued,
      expectedResponses: row.expectedResponses,
      ...getTotals(row),
      ...results,
      exclusionReason: row.exclusionReason,
    };
  });
  const notBegunSurveys = active.filter(({ isBegun }) => !isBegun).map((each) => ({ ...NOT_BEGUN, ...each }));
  return [...begunSurveys, ...notBegunSurveys].toSorted((one, other) =>
    one.effectiveFrom < other.effectiveFrom ? 1 : one.effectiveFrom > other.effectiveFrom ? -1 : 0,
  );
}

type Results = Pick<SurveySummary, "results" | "actualResponses" | "overallMaturity" | "questionCategories">;

async function createResultFinder(
  trx: Knex,
  surveys: readonly SurveyRow[],
): Promise<(row: SurveyRow) => Results> {
  const categories = await readCategories(trx);
  const areComparable = await readComparable(trx, [1, 2]);
  const disclosedSurveys = await readDisclosedSurveys(trx, surveys);
  return (row) => {
    const survey = disclosedSurveys.find((each) => each.row === row);
    if (survey === undefined) return { ...NO_RESULTS, actualResponses: row.disclosedResponses };
    const { disclosure } = survey;
    return {
      results: disclosure.state,
      actualResponses: disclosure.responses,
      overallMaturity: computeOverall(disclosure),
      questionCategories: describeCategories(categories, {
        ...survey,
        includesQuestions: ({ questionCategoryId }) => questionCategoryId === DEMOGRAPHIC,
        getChange: (id) => describeChange(survey, listEarlier(survey, disclosedSurveys), areComparable, id),
        getPeers: () => null,
      }),
    };
  };
}

const NO_RESULTS: Results = {
  results: "not-closed",
  actualResponses: null,
  overallMaturity: null,
  questionCategories: [],
};

const NOT_BEGUN = {
  ...NO_RESULTS,
  healthCheckId: null,
  version: null,
  state: "not-begun" as const,
  isCurrent: true,
  daysLeft: null,
  mode: null,
  inviteCode: null,
  url: null,
  slipsIssued: 0,
  expectedResponses: null,
  exclusionReason: null,
  totalActualResponses: null,
  totalExpectedResponses: null,
  totalOrganisations: null,
  totalParticipatedOrganisations: null,
};
