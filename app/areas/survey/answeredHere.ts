/** Longer than any survey is open. */
const MAX_AGE_S = 100 * 24 * 60 * 60;

const nameOf = (surveyKey: string) => `answered_${surveyKey}`;

/** Whether somebody has answered this survey in this browser. The note says that alone, and never leaves this page's address. */
export const hasAnsweredHere = (surveyKey: string): boolean =>
  document.cookie.split("; ").includes(`${nameOf(surveyKey)}=1`);

export function noteAnsweredHere(surveyKey: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every phone's browser.
  document.cookie = `${nameOf(surveyKey)}=1; path=/Questionnaire/; max-age=${MAX_AGE_S}; SameSite=Strict`;
}
