import type { SurveyForm } from "@gbvf/api/survey/answering/contract.ts";
import type { Draft } from "./responseDraft.ts";

/** Longer than any survey. */
const MAX_AGE_S = 100 * 24 * 60 * 60;

const getName = (surveyKey: string) => `answered_${surveyKey}`;

/** A code is one person's, but a phone may not be. The cookie is constant and limited to the path. */
export const hasAnsweredHere = ({ mode, surveyKey }: SurveyForm, draft: Draft): boolean =>
  mode === "link" &&
  !draft.isPreview &&
  !draft.isAnotherPerson &&
  document.cookie.split("; ").includes(`${getName(surveyKey)}=1`);

export function recordAnsweredHere(surveyKey: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every phone's browser.
  document.cookie = `${getName(surveyKey)}=1; path=/Questionnaire/; max-age=${MAX_AGE_S}; SameSite=Strict`;
}
