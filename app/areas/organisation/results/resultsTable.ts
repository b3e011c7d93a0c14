import type { SurveyResults as Results } from "@gbvf/api/survey/contract.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { formatPercent } from "@gbvf/ui/text/format.ts";
import { answerReading } from "../readings.ts";

export function resultsTable({
  organisation,
  questionnaireType,
  questionnaire,
  questionCategories,
}: Pick<Results, "organisation" | "questionnaireType" | "questionnaire" | "questionCategories">): TableModel {
  return {
    caption: `Results: ${questionnaireType} ${questionnaire}, ${organisation}`,
    columns: [
      { id: "category", label: "Question category", kind: "text" },
      { id: "question", label: "Question", kind: "text" },
      { id: "questionScore", label: "Score of the question", kind: "text" },
      { id: "answer", label: "Answer", kind: "text" },
      { id: "share", label: "Share of answers", kind: "percent" },
    ],
    rows: questionCategories.flatMap(({ description: category, questions }) =>
      questions.flatMap((question) =>
        question.answers.map((answer) => {
          const { id, label, share } = answerReading(answer);
          return {
            id: `${question.questionId}-${id}`,
            cells: {
              category,
              question: question.description,
              questionScore: scoreText(question),
              answer: label,
              share,
            },
          };
        }),
      ),
    ),
  };
}

function scoreText({
  score,
  answers,
  state,
}: Results["questionCategories"][number]["questions"][number]): string {
  if (score !== null) return formatPercent(score / 100);
  const isScored = answers.some((answer) => answer.score !== null);
  return isScored || state === "too-few" ? "Too few to show" : "Not scored";
}
