import type { Quarter } from "../../lib/quarters.ts";

/** What one organisation's staff or students answered in one quarter, as it is brought in: sums, never a person. */
export type SurveyRun = {
  /** The line on which the file begins to tell of it. */
  line: number;
  municipalityId: number;
  /** The organisation's name, which is in no public answer. */
  organisation: string;
  organisationTypeId: number;
  /** 1 staff, 2 students. */
  questionnaireTypeId: number;
  quarter: Quarter;
  expectedResponses: number;
  responses: number;
  /** How many chose each possible answer, by its id. */
  answers: Map<number, number>;
};
