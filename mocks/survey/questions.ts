import type { AnswerShare, QuestionResult } from "@gbvf/api/survey/contract.ts";

const VISUALIZE_TYPES = ["Progress bar", "Bar graph", "Pie chart", "Stacked bar"] as const;

function questionOf(
  questionId: number,
  description: string,
  {
    shares,
    scores,
    visualizeTypeId = 4,
    questionTypeId = 3,
  }: {
    shares: Readonly<Record<string, number>>;
    scores?: readonly number[];
    visualizeTypeId?: QuestionResult["visualizeTypeId"];
    questionTypeId?: QuestionResult["questionTypeId"];
  },
): QuestionResult {
  const best =
    questionTypeId === 3 ? Math.max(0, ...(scores ?? [])) : (scores ?? []).reduce((a, b) => a + b, 0);
  const points = Object.values(shares).reduce((sum, share, at) => sum + share * (scores?.[at] ?? 0), 0);
  return {
    questionId,
    questionKey: `question-${questionId}`,
    description,
    questionTypeId,
    visualizeTypeId,
    visualizeTypeDescription: VISUALIZE_TYPES[visualizeTypeId - 1] as string,
    state: "shown",
    answers: Object.entries(shares).map(
      ([answer, distributionValue], at): AnswerShare => ({
        possibleAnswerId: questionId * 10 + at,
        description: answer,
        distributionValue,
        score: scores?.[at] ?? null,
      }),
    ),
    answered: 40,
    score: scores === undefined ? null : Math.round((points / best) * 100) / 100,
    lift: scores === undefined ? null : Math.round((100 - points / best) * 25) / 100,
  };
}

export const hidden = (question: QuestionResult): QuestionResult => ({
  ...question,
  state: "too-few",
  answers: question.answers.map((answer) => ({ ...answer, distributionValue: null })),
  answered: null,
  score: null,
  lift: null,
});

export const policies = [
  questionOf(1, "Is there a written policy here against gender-based violence and harassment?", {
    shares: { Yes: 62.5, "It is being written": 20, No: 10, "I do not know": 7.5 },
    scores: [2, 1, 0, 0],
  }),
  questionOf(2, "Has anybody explained that policy to you?", {
    shares: { "Yes, so that I could use it": 30, "In passing": 42.5, No: 27.5 },
    scores: [2, 1, 0],
  }),
];

export const practices = [
  questionOf(5, "In the past three months, was there a talk, training or campaign about it here?", {
    shares: { "Yes, and I took part": 22.5, "Yes, but I did not take part": 35, No: 42.5 },
    scores: [2, 1, 0],
  }),
  questionOf(8, "Which of these can be found here?", {
    shares: {
      "A safe way to report without a name": 40,
      "Help lines on the wall or the intranet": 72.5,
      "A place to talk in private": 55,
      "Escorts or lights on the way home": 12.5,
    },
    scores: [1, 1, 1, 1],
    questionTypeId: 4,
  }),
];

export const behaviours = [
  questionOf(9, "When somebody makes a degrading remark about women, does anyone speak up?", {
    shares: { Always: 15, Often: 32.5, Sometimes: 30, Rarely: 15, Never: 7.5 },
    scores: [4, 3, 2, 1, 0],
    visualizeTypeId: 2,
  }),
  questionOf(10, "Could you report harassment by somebody above you without fearing for your place here?", {
    shares: {
      "Yes, certainly": 20,
      Probably: 25,
      "I am not sure": 27.5,
      "Probably not": 17.5,
      "Certainly not": 10,
    },
    scores: [4, 3, 2, 1, 0],
    visualizeTypeId: 2,
  }),
];

export const general = [
  questionOf(13, "Where would you look for help first?", {
    shares: { "A colleague or friend here": 35, "The person named in the policy": 25, "A help line": 40 },
    visualizeTypeId: 2,
  }),
];

const gender = questionOf(14, "Which gender are you?", {
  shares: { Woman: 57.5, Man: 42.5 },
  visualizeTypeId: 3,
});

export const demographics: QuestionResult[] = [
  gender,
  questionOf(15, "How old are you?", {
    shares: { "Under 25": 7.5, "25 to 34": 45, "35 to 49": 35, "50 or older": 12.5 },
    visualizeTypeId: 2,
  }),
  hidden(
    questionOf(16, "Which population group would you count yourself to?", {
      shares: { African: 90, Coloured: 10 },
      visualizeTypeId: 3,
    }),
  ),
  questionOf(17, "Do you lead other people here?", { shares: { Yes: 27.5, No: 72.5 }, visualizeTypeId: 1 }),
];
