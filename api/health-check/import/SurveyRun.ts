import type { Quarter } from "../../lib/quarters.ts";

/** One organisation's staff or students in a quarter, as sums. */
export type SurveyRun = {
  /** Its first. */
  line: number;
  municipalityId: number;
  /** In no public answer. */
  organisation: string;
  organisationTypeId: number;
  /** 1 staff, 2 students. */
  questionnaireTypeId: number;
  quarter: Quarter;
  expectedResponses: number;
  responses: number;
  /** Responses by answer id. */
  answers: Map<number, number>;
};
