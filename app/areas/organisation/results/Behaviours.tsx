import type { CategoryResult, QuestionResult } from "@gbvf/api/survey/contract.ts";
import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import { SourceLine, type SourceLineProps } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { AnswerBars } from "@gbvf/ui/widgets/QuestionResult/AnswerBars.tsx";
import { HiddenNote } from "@gbvf/ui/widgets/QuestionResult/HiddenNote.tsx";
import { styled } from "styled-components";
import { answeredWords, answerReading, scoreWords, weakestFirst } from "../readings.ts";

interface BehavioursProps {
  category: CategoryResult;
  organisation: string;
  period: string;
  source: SourceLineProps["source"];
}

export const BEHAVIOURS = "Organisational Behaviours";

export function Behaviours({ category, organisation, period, source }: BehavioursProps) {
  const questions = weakestFirst(category.questions);
  return (
    <Card>
      <Figure
        title={BEHAVIOURS}
        headingLevel={2}
        subtitle={`${organisation}, ${period}. The weakest first.`}
        table={{
          caption: `${BEHAVIOURS}, ${organisation}, ${period}`,
          columns: [
            { id: "question", label: "Question", kind: "text" },
            { id: "answer", label: "Answer", kind: "text" },
            { id: "score", label: "Points of the answer", kind: "text" },
            { id: "share", label: "Share of answers", kind: "percent" },
          ],
          rows: questions.flatMap((question) =>
            question.answers.map((answer) => {
              const { id, label, share } = answerReading(answer);
              const score = answer.score === null ? "Not scored" : String(answer.score);
              return {
                id: `${question.questionId}-${id}`,
                cells: { question: question.description, answer: label, score, share },
              };
            }),
          ),
        }}
        origin={{
          place: organisation,
          period,
          definition: "Share of those who answered each question.",
          source,
        }}
        footer={<SourceLine source={source} period={period} />}
      >
        <List>
          {questions.map((question) => (
            <li key={question.questionId}>
              <h3>{question.description}</h3>
              <p>
                {scoreWords(question)} {answeredWords(question)}
              </p>
              {question.state === "too-few" ? (
                <HiddenNote />
              ) : (
                <AnswerBars
                  label={question.description}
                  answers={question.answers.map(answerReading)}
                  colorOf={colorsOf(question)}
                />
              )}
            </li>
          ))}
        </List>
      </Figure>
    </Card>
  );
}

/** Darker means more points. */
function colorsOf({ answers }: QuestionResult) {
  const { scale, main } = dataColor.healthCheck;
  const most = Math.max(1, ...answers.map(({ score }) => score ?? 0));
  const steps = scale.slice(1);
  return ({ id }: { id: string | number }): string => {
    const score = answers.find(({ possibleAnswerId }) => possibleAnswerId === id)?.score ?? null;
    if (score === null) return main;
    return steps[Math.round((score / most) * (steps.length - 1))] ?? main;
  };
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${space(4)};
  list-style: none;

  > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(1)}; align-content: start; break-inside: avoid; }
`;
