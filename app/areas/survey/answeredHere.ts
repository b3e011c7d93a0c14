import type { SurveyForm } from "@gbvf/api/survey/answering/contract.ts";
import type { Draft } from "./responseDraft.ts";

/** Longer than any survey runs. */
const MAX_AGE_S = 100 * 24 * 60 * 60;

const getCookieName = (surveyKey: string) => `answered_${surveyKey}`;

/**
 * Only surveys with links use the cookie: each code is for one person, and people with codes may share a
 * phone. The cookie has no personal value and is sent to the survey's path only.
 */
export const hasAnsweredHere = ({ mode, surveyKey }: SurveyForm, draft: Draft): boolean =>
  mode === "link" &&
  !draft.isPreview &&
  !draft.isAnotherPerson &&
  document.cookie.split("; ").includes(`${getCookieName(surveyKey)}=1`);

export function recordAnsweredHere(surveyKey: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every phone's browser has the Cookie Store API.
  document.cookie = `${getCookieName(surveyKey)}=1; path=/Questionnaire/; max-age=${MAX_AGE_S}; SameSite=Strict`;
}
