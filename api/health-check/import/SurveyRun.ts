import type { Quarter } from "../../lib/quarters.ts";

/** The answers of one organisation's staff or students in one quarter, as sums: never about one person. */
export type SurveyRun = {
  /** Its first line in the file. */
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
  /** Number of responses for each answer id. */
  answers: Map<number, number>;
};
