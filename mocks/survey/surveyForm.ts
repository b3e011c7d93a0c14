import type { SurveyForm, SurveyQuestion } from "@gbvf/api/survey/answering/contract.ts";

let lastId = 100;
const createQuestion = (
  description: string,
  answers: readonly string[],
  questionTypeId: 3 | 4 = 3,
): SurveyQuestion => {
  lastId += 10;
  return {
    questionId: lastId,
    description,
    questionTypeId,
    answers: answers.map((answer, index) => ({ possibleAnswerId: lastId + index + 1, description: answer })),
  };
};

const frequencies = ["Always", "Often", "Sometimes", "Rarely", "Never"];

export const surveyForm: SurveyForm = {
  organisation: "University of the Valley",
  questionnaire: "Jul - Sep 2026",
  questionnaireType: "Staff",
  mode: "link",
  closesOn: "2026-09-30",
  threshold: 5,
  distributions: 10,
  exitUrl: "https://www.example.org/weather",
  surveyKey: "k1",
  languages: [
    { code: "en", name: "English" },
    { code: "zu", name: "isiZulu" },
  ],
  categories: [
    {
      questionCategoryId: 3,
      description: "Policies",
      questions: [
        {
          ...createQuestion("Is there a written policy here against gender-based violence and harassment?", [
            "Yes",
            "It is being written",
            "No",
            "I do not know",
          ]),
          translations: { zu: "Ingabe ikhona inqubomgomo ebhaliwe lapha?" },
        },
        createQuestion("Has anybody explained that policy to you?", [
          "Yes, so that I could use it",
          "In passing",
          "No",
        ]),
      ],
    },
    {
      questionCategoryId: 2,
      description: "Practices",
      questions: [
        createQuestion(
          "Which of these can be found here?",
          [
            "A safe way to report without a name",
            "Help lines on the wall or the intranet",
            "A place to talk in private",
            "Escorts or lights on the way home",
          ],
          4,
        ),
      ],
    },
    {
      questionCategoryId: 1,
      description: "Behaviours",
      questions: [
        createQuestion("When somebody makes a degrading remark, does anyone speak up?", frequencies),
        createQuestion("Are women's contributions taken as seriously here as men's?", frequencies),
      ],
    },
    {
      questionCategoryId: 5,
      description: "About you",
      questions: [createQuestion("How old are you?", ["Under 25", "25 to 34", "35 to 49", "50 or older"])],
    },
  ],
};

const sixtyWords = Array.from(
  { length: 6 },
  () => "an answer that explains at length what it means and when",
).join(", ");

export const longSurveyForm: SurveyForm = {
  ...surveyForm,
  organisation: "Gqeberha-Nelson-Mandela-Bay Metropolitan Municipality Public Service Training Academy",
  categories: [
    {
      questionCategoryId: 3,
      description: "Policies",
      questions: Array.from({ length: 40 }, (_, index) =>
        createQuestion(`Question ${index + 1}: ${sixtyWords}?`, [sixtyWords, "Yes", "No"]),
      ),
    },
  ],
};
