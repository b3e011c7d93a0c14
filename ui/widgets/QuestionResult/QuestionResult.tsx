import { Figure } from "../../charts/Figure/Figure.tsx";
import { PieChart } from "../../charts/PieChart/PieChart.tsx";
import type { FigureSource } from "../../charts/tableModel.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { SuppressionNote } from "../SuppressionNote/SuppressionNote.tsx";
import type { AnswerReading } from "./AnswerBars.tsx";
import { AnswerBars } from "./AnswerBars.tsx";

/** The questionnaire's author chooses how a question's answers are drawn. */
export type AnswerDrawing = "progress" | "bars" | "pie" | "stacked";

export interface QuestionResultProps extends RootProps<HTMLElement> {
  question: string;
  note?: string;
  drawing: AnswerDrawing;
  answers: readonly AnswerReading[];
  /** Explains how the shares are computed. */
  definition: string;
  /** True if too few people answered to show the shares. */
  isHidden: boolean;
  /** "University of the Valley" */
  organisation: string;
  period: string;
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

/**
 * Hidden answers are not drawn as zero.
 *
 * - **When:** The answers to one question of a survey.
 * - **When not:** A place's figures: use `HealthMaturity`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function QuestionResult(props: QuestionResultProps) {
  const { question, drawing, answers, definition, isHidden, organisation, period, source, ...rest } = props;
  const { headingLevel = 3, note, ...root } = rest;
  const { parts, main } = dataColor.healthCheck;
  return (
    <Figure
      {...root}
      title={question}
      note={note}
      headingLevel={headingLevel}
      table={{
        caption: `${question} ${organisation}, ${period}`,
        columns: [
          { id: "answer", label: "Answer", kind: "text" },
          { id: "share", label: "Share of answers", kind: "percent" },
        ],
        rows: answers.map(({ id, label, share }) => ({ id, cells: { answer: label, share } })),
      }}
      origin={{
        place: organisation,
        period,
        definition,
        source,
      }}
      footer={isHidden && <SuppressionNote suppressed="question" />}
    >
      {drawing === "pie" && isComplete(answers) ? (
        <PieChart
          label={question}
          slices={answers.map(({ id, label, share }) => ({ id, label, value: share }))}
          colors={parts}
          areShares
          unit=""
        />
      ) : (
        <AnswerBars label={question} answers={answers} colorOf={() => main} isThin={drawing === "progress"} />
      )}
    </Figure>
  );
}

const MAX_ROUNDING_ERROR = 0.02;

/** False if answers are hidden, or if people could choose several: a pie of them would be wrong. */
function isComplete(answers: readonly AnswerReading[]): boolean {
  let sum = 0;
  for (const { share } of answers) {
    if (typeof share !== "number") return false;
    sum += share;
  }
  return Math.abs(sum - 1) < MAX_ROUNDING_ERROR;
}
