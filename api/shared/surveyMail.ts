/** People can unsubscribe from each kind. */
export const SURVEY_MAIL = {
  "survey-can-begin": "A survey can begin",
  "two-weeks-left": "A survey closes in two weeks",
  "results-ready": "The results of a survey are ready",
  "measure-due": "A measure is due",
} as const;
export type SurveyMailKind = keyof typeof SURVEY_MAIL;
export const SURVEY_MAIL_KINDS = Object.keys(SURVEY_MAIL) as SurveyMailKind[];
