import {
  previewQuestions,
  type SurveyForm,
  surveyQuestions,
  surveyResponse,
} from "@gbvf/api/survey/answering/contract.ts";
import type { QuestionResult } from "@gbvf/api/survey/contract.ts";
import { answer } from "../respond.ts";
import { behaviours, demographics, general, policies, practices } from "../survey/questions.ts";

const asked = (questions: readonly QuestionResult[]) =>
  questions.map(({ questionId, description, questionTypeId, answers }) => ({
    questionId,
    description,
    questionTypeId,
    answers: answers.flatMap(({ possibleAnswerId, description }) =>
      possibleAnswerId === null ? [] : [{ possibleAnswerId, description }],
    ),
  }));

const surveyForm: SurveyForm = {
  organisation: "University of the Karoo",
  questionnaire: "Jul - Sep 2026",
  questionnaireType: "Staff",
  mode: "link",
  closesOn: "2026-09-30",
  threshold: 5,
  distributions: 10,
  exitUrl: "https://www.google.co.za/",
  surveyKey: "k3Yx8_aQ",
  languages: [{ code: "en", name: "English" }],
  categories: [
    { questionCategoryId: 3, description: "Policies", questions: asked(policies) },
    { questionCategoryId: 2, description: "Practices", questions: asked(practices) },
    { questionCategoryId: 1, description: "Behaviours", questions: asked(behaviours) },
    { questionCategoryId: 4, description: "General", questions: asked(general) },
    { questionCategoryId: 5, description: "Demographic", questions: asked(demographics) },
  ],
};

export const answeringHandlers = {
  "POST /api/healthcheck/surveyQuestions": answer(surveyQuestions, surveyForm),
  "POST /api/healthcheck/previewQuestions": answer(previewQuestions, surveyForm),
  "POST /api/healthcheck/surveyResponse": answer(surveyResponse, {
    success: true,
    message: "Your answers were added to totals. Nobody can find or change them.",
  }),
};
