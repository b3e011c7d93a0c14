import type { CategoryResult } from "@gbvf/api/survey/contract.ts";
import type { SourceLineProps } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { CATEGORY, scoredCategories } from "../readings.ts";
import { AnswerStacks } from "./AnswerStacks.tsx";
import { BEHAVIOURS, Behaviours } from "./Behaviours.tsx";
import { FoldedOnPhone } from "./FoldedOnPhone.tsx";

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
      <FoldedOnPhone key={id} title={`${BEHAVIOURS}, question by question`}>
        <Behaviours {...about} category={category} />
      </FoldedOnPhone>
    ) : (
      <FoldedOnPhone key={id} title={`${category.description}, question by question`}>
        <AnswerStacks {...about} category={category} />
      </FoldedOnPhone>
    );
  });
}
