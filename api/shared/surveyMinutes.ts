const SECONDS_PER_QUESTION = 10;

export const surveyMinutes = (questions: number): number =>
  Math.max(1, Math.ceil((questions * SECONDS_PER_QUESTION) / 60));
