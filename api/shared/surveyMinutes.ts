const SECONDS_PER_QUESTION = 10;

/** On a phone. */
export const surveyMinutes = (questions: number): number =>
  Math.max(1, Math.ceil((questions * SECONDS_PER_QUESTION) / 60));
