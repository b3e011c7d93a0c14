import { Figure } from "../../charts/Figure/Figure.tsx";
import { PieChart } from "../../charts/PieChart/PieChart.tsx";
import { SourceLine, type SourceLineProps } from "../../charts/SourceLine/SourceLine.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { AnswerBars } from "./AnswerBars.tsx";
import type { AnswerReading } from "./AnswerReading.ts";
import { HiddenNote } from "./HiddenNote.tsx";

/** As the author of the questionnaire wants it drawn. */
export type AnswerDrawing = "progress" | "bars" | "pie" | "stacked";

export interface QuestionResultProps {
  question: string;
  drawing: AnswerDrawing;
  answers: readonly AnswerReading[];
  /** Too few answered for any of it to be shown. */
  isHidden: boolean;
  /** "University of the Valley" */
  organisation: string;
  period: string;
  source: SourceLineProps["source"];
  headingLevel?: 2 | 3 | 4;
}

/** How a question was answered, in shares; what is hidden says so and is not drawn as zero. */
export function QuestionResult(props: QuestionResultProps) {
  const { question, drawing, answers, isHidden, organisation, period, source, headingLevel = 3 } = props;
  const { parts, main } = dataColor.healthCheck;
  return (
    <Figure
      title={question}
      headingLevel={headingLevel}
      table={{
        caption: `${question} ${organisation}, ${period}`,
        columns: [
          { id: "answer", label: "Answer", kind: "text" },
          { id: "share", label: "Share of answers", kind: "percent" },
        ],
        rows: answers.map(({ id, label, share, text }) => ({
          id,
          cells: { answer: label, share: text ?? share },
        })),
      }}
      origin={{
        place: organisation,
        period,
        definition: "Share of those who answered the question. Groups of fewer than five are not shown.",
        source,
      }}
      footer={isHidden ? <HiddenNote /> : <SourceLine source={source} period={period} />}
    >
      {drawing === "pie" && isWhole(answers) ? (
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

const ROUNDING = 0.02;

/** A pie whose parts are hidden, or that people chose several of, would draw shares that are not so. */
function isWhole(answers: readonly AnswerReading[]): boolean {
  let sum = 0;
  for (const { share, text } of answers) {
    if (typeof share !== "number" || text !== undefined) return false;
    sum += share;
  }
  return Math.abs(sum - 1) < ROUNDING;
}
