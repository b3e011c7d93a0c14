import type { SurveyForm } from "@gbvf/api/survey/answering/contract.ts";
import type { Draft } from "./draft.ts";

/** Exceeds the length of any survey. */
const MAX_AGE_S = 100 * 24 * 60 * 60;

const getName = (surveyKey: string) => `answered_${surveyKey}`;

/** A code belongs to one person, a phone may not. The cookie is constant and sent to no other path. */
export const hasAnsweredHere = ({ mode, surveyKey }: SurveyForm, draft: Draft): boolean =>
  mode === "link" &&
  !draft.isPreview &&
  !draft.isAnotherPerson &&
  document.cookie.split("; ").includes(`${getName(surveyKey)}=1`);

export function recordAnsweredHere(surveyKey: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every phone's browser.
  document.cookie = `${getName(surveyKey)}=1; path=/Questionnaire/; max-age=${MAX_AGE_S}; SameSite=Strict`;
}
