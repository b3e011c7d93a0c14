import type { Category } from "./code/questionnaires.ts";
import type { CategoryResult, Change, Peers, QuestionResult } from "./contract.ts";
import type { DisclosedResults } from "./results/disclosureControl.ts";
import type { SurveyTally } from "./results/surveyTally.ts";

const ANSWER_COLORS = ["#3D5A80", "#7FA3B8", "#CBD6DE", "#1B3263", "#5D7290", "#58A0B8"] as const;
const VISUALIZE_TYPES = ["Progress bar", "Bar graph", "Pie chart", "Stacked bar"] as const;

type CategoriesInput = {
  tally: SurveyTally;
  disclosure: DisclosedResults;
  includesQuestions: (category: Category) => boolean;
  getChange: (categoryId: 1 | 2 | 3) => Change | null;
  getPeers: (categoryId: 1 | 2 | 3) => Peers | null;
};

export function describeCategories(
  categories: readonly Category[],
  { tally, disclosure, includesQuestions, getChange, getPeers }: CategoriesInput,
): CategoryResult[] {
  return categories.map((category) => {
    const { questionCategoryId: id } = category;
    const isScored = id <= 3;
    const questions = tally.questions.filter((question) => question.questionCategoryId === id);
    return {
      ...category,
      categoryScore: disclosure.scoreOf(id),
      change: isScored ? getChange(id as 1 | 2 | 3) : null,
      peers: isScored ? getPeers(id as 1 | 2 | 3) : null,
      questions: includesQuestions(category)
        ? questions.map((question): QuestionResult => {
            const { questionId, questionKey, description } = question;
            const disclosed = disclosure.question(question);
            return {
              questionId,
              questionKey,
              description,
              questionTypeId: question.questionTypeId as QuestionResult["questionTypeId"],
              visualizeTypeId: question.visualizeTypeId as QuestionResult["visualizeTypeId"],
              visualizeTypeDescription: VISUALIZE_TYPES[question.visualizeTypeId - 1] as string,
              ...disclosed,
              palette: disclosed.answers.map((answer, index) => ({
                id: answer.possibleAnswerId,
                description: answer.description,
                color: ANSWER_COLORS[index % ANSWER_COLORS.length] as string,
                percentage: answer.distributionValue,
              })),
            };
          })
        : [],
    };
  });
}
