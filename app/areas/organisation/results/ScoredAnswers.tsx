import type { CategoryResult } from "@gbvf/api/survey/contract.ts";
import type { SourceLineProps } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { CATEGORY, scoredCategories } from "../readings.ts";
import { AnswerStacks } from "./AnswerStacks.tsx";
import { BEHAVIOURS, Behaviours } from "./Behaviours.tsx";
import { QuestionByQuestion } from "./QuestionByQuestion.tsx";

interface ScoredAnswersProps {
  categories: readonly CategoryResult[];
  organisation: string;
  period: string;
  source: SourceLineProps["source"];
}

export function ScoredAnswers({ categories, ...about }: ScoredAnswersProps) {
  return scoredCategories(categories).map((category) => {
    const id = category.questionCategoryId;
    return id === CATEGORY.behaviours ? (
      <QuestionByQuestion key={id} title={BEHAVIOURS}>
        <Behaviours {...about} category={category} />
      </QuestionByQuestion>
    ) : (
      <QuestionByQuestion key={id} title={category.description}>
        <AnswerStacks {...about} category={category} />
      </QuestionByQuestion>
    );
  });
}
