import type { CategoryResult, QuestionResult, SurveyResults } from "@gbvf/api/survey/contract.ts";
import type { Measure } from "@gbvf/api/survey/measure/contract.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { describeDifference, getRoundCell, OVERALL, PEERS, toAnswerReading, toReading } from "../readings.ts";

type Cells = Readonly<Record<string, string | number>>;

export function createResultsTable(results: SurveyResults, measures: readonly Measure[] = []): TableModel {
  const { organisation, questionnaireType, questionnaire, questionCategories } = results;
  const rows = [
    ...describeParticipation(results),
    ...results.rounds.flatMap((round) =>
      round.scores.map((score) => ({
        figure: "Score",
        category:
          questionCategories.find((each) => each.questionCategoryId === score.questionCategoryId)
            ?.description ?? OVERALL,
        period: round.period,
        percent: getRoundCell(score),
      })),
    ),
    ...questionCategories.flatMap((category) => [
      ...describeComparisons(category),
      ...category.questions.flatMap((question) => describeQuestion(category, question)),
      ...measures
        .filter((measure) => measure.questionCategoryId === category.questionCategoryId)
        .map((measure) => describeMeasure(category, measure)),
    ]),
  ];
  return {
    caption: `Results: ${questionnaireType} ${questionnaire}, ${organisation}`,
    columns: [
      { id: "figure", label: "Figure", kind: "text" },
      { id: "period", label: "Survey", kind: "text" },
      { id: "category", label: "Question category", kind: "text" },
      { id: "question", label: "Question", kind: "text" },
      { id: "answer", label: "Answer", kind: "text" },
      { id: "percent", label: "Value", kind: "percent" },
      { id: "count", label: "Number", kind: "count" },
      { id: "remark", label: "Remark", kind: "text" },
    ],
    rows: rows.map((cells, id) => ({ id, cells: { ...EMPTY, period: questionnaire, ...cells } })),
  };
}

const EMPTY: Cells = { category: "", question: "", answer: "", percent: "", count: "", remark: "" };

const describeParticipation = ({
  actualResponses,
  expectedResponses,
  responseRate,
  rounds,
}: SurveyResults): Cells[] => [
  ...rounds.slice(0, -1).map((round) => ({
    figure: "Responses",
    period: round.period,
    count: round.actualResponses ?? "too-few",
  })),
  { figure: "Responses", count: actualResponses ?? "too-few" },
  { figure: "Expected responses", count: expectedResponses },
  { figure: "Response rate", percent: toReading(responseRate) },
];

const describeMeasure = (
  { description: category }: CategoryResult,
  { period, description, responsible, until, isDone, isOverdue }: Measure,
): Cells => ({
  figure: "Measure",
  period,
  category,
  remark: `${description} ${responsible}, until ${until}. ${isDone ? "Done" : isOverdue ? "Overdue" : "Not yet"}`,
});

function describeComparisons({ description: category, change, peers }: CategoryResult): Cells[] {
  const rows: Cells[] = [];
  if (change !== null) {
    rows.push({
      figure: "Change in points",
      category,
      percent: change.difference / 100,
      remark: `Since ${change.since}: ${describeDifference(change)}`,
    });
  }
  if (peers !== null) {
    rows.push({
      figure: "Mean of others",
      category,
      percent: peers.mean / 100,
      count: peers.organisations,
      remark: `Of ${PEERS}: ${describeDifference(peers)}`,
    });
  }
  return rows;
}

function describeQuestion({ description: category }: CategoryResult, result: QuestionResult): Cells[] {
  const { description: question, answered, state, answers, score } = result;
  const isScored = answers.some((answer) => answer.score !== null);
  const questionCells = { category, question };
  return [
    ...(answered === null ? [] : [{ figure: "Answers", ...questionCells, count: answered }]),
    ...(isScored || state === "too-few"
      ? [{ figure: "Score of the question", ...questionCells, percent: toReading(score) }]
      : []),
    ...answers.map((answer) => {
      const { label, share } = toAnswerReading(answer);
      return { figure: "Share of answers", ...questionCells, answer: label, percent: share };
    }),
  ];
}
