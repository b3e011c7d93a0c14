import type { Quarter } from "../../shared/quarters.ts";

export type SurveyRun = {
  line: number;
  municipalityId: number;
  organisation: string;
  organisationTypeId: number;
  questionnaireTypeId: number;
  quarter: Quarter;
  expectedResponses: number;
  responses: number;
  answers: Map<number, number>;
};
