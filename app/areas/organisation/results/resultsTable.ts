import type { CategoryResult, QuestionResult, SurveyResults } from "@gbvf/api/survey/contract.ts";
import type { Measure } from "@gbvf/api/survey/measure/contract.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { answerReading, describeDifference, OVERALL, PEERS, roundCell, scoreReading } from "../readings.ts";

type Cells = Readonly<Record<string, string | number>>;

export function resultsTable(results: SurveyResults, measures: readonly Measure[] = []): TableModel {
  const { organisation, questionnaireType, questionnaire, questionCategories } = results;
  const cells = [
    ...participation(results),
    ...results.rounds.flatMap((round) =>
      round.scores.map((score) => ({
        figure: "Score",
        category:
          questionCategories.find((each) => each.questionCategoryId === score.questionCategoryId)
            ?.description ?? OVERALL,
        period: round.period,
        percent: roundCell(score),
      })),
    ),
    ...questionCategories.flatMap((category) => [
      ...compared(category),
      ...category.questions.flatMap((question) => describeQuestion(category, question)),
      ...measures
        .filter((measure) => measure.questionCategoryId === category.questionCategoryId)
        .map((measure) => describeMeasureFindings(category, measure)),
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
    rows: cells.map((own, id) => ({ id, cells: { ...EMPTY, period: questionnaire, ...own } })),
  };
}

const EMPTY: Cells = { category: "", question: "", answer: "", percent: "", count: "", remark: "" };

const participation = ({
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
  { figure: "Response rate", percent: scoreReading(responseRate) },
];

const describeMeasureFindings = (
  { description: category }: CategoryResult,
  { period, description, responsible, until, isDone, isOverdue }: Measure,
): Cells => ({
  figure: "Measure",
  period,
  category,
  remark: `${description} ${responsible}, until ${until}. ${isDone ? "Done" : isOverdue ? "Overdue" : "Not yet"}`,
});

function compared({ description: category, change, peers }: CategoryResult): Cells[] {
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
  const about = { category, question };
  return [
    ...(answered === null ? [] : [{ figure: "Answers", ...about, count: answered }]),
    ...(isScored || state === "too-few"
      ? [{ figure: "Score of the question", ...about, percent: scoreReading(score) }]
      : []),
    ...answers.map((answer) => {
      const { label, share } = answerReading(answer);
      return { figure: "Share of answers", ...about, answer: label, percent: share };
    }),
  ];
}
