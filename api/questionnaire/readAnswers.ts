import { inQuotes } from "../lib/text/inQuotes.ts";
import type { DraftQuestion } from "../survey/code/questionnaires.ts";
import { PREFER_NOT_TO_SAY } from "../survey/code/questionnaires.ts";

const MAX_ANSWERS = 20;
const MAX_ANSWER_CHARACTERS = 200;
const MAX_SCORE = 100;

type Answers = DraftQuestion["answers"];
type Fail = (message: string) => void;

const splitParts = (cell: string) => cell.split("|", MAX_ANSWERS + 1).map((text) => text.trim());
const formatQuoted = (texts: readonly string[]) => texts.map(inQuotes).join(", ");

/**
 * @param isScored undefined if the category is unknown
 * @returns null if there are fewer than two answers, or too many
 */
export function readAnswers(cell: string, isScored: boolean | undefined, fail: Fail): Answers | null {
  const texts = splitParts(cell);
  if (texts.length < 2 || texts.length > MAX_ANSWERS || texts.includes("")) {
    fail(`Write 2 to ${MAX_ANSWERS} answers with | between them.`);
    return null;
  }
  const parts = texts.map(parseScoredAnswer);
  const names = parts.map(({ description }) => description);
  if (names.some((name) => name.length > MAX_ANSWER_CHARACTERS)) {
    fail(`An answer has at most ${MAX_ANSWER_CHARACTERS} characters.`);
  }
  if (names.some((name) => name.toLowerCase() === PREFER_NOT_TO_SAY.toLowerCase())) {
    fail(`Every question offers "${PREFER_NOT_TO_SAY}" already.`);
  }
  if (new Set(names).size < names.length) fail("An answer is there twice.");
  if (isScored !== undefined) checkScores(parts, isScored, fail);
  return parts.map(({ description, score }) => ({
    description,
    score: score === undefined ? null : Number(score),
    translations: null,
  }));
}

function checkScores(parts: readonly ScoredAnswer[], isScored: boolean, fail: Fail): void {
  const answersWithoutScore = parts.filter(({ score }) => score === undefined);
  if (!isScored) {
    if (answersWithoutScore.length < parts.length)
      fail("Answers of this category must not have a score. Leave out the equals sign and the number.");
  } else if (answersWithoutScore.length > 0) {
    const names = answersWithoutScore.map(({ description }) => description);
    fail(`${formatQuoted(names)} ${names.length === 1 ? "needs a score" : "need scores"}, as in "Yes=2".`);
  } else if (parts.some(({ score }) => Number(score) > MAX_SCORE)) {
    fail(`A score is at most ${MAX_SCORE}.`);
  } else if (parts.every(({ score }) => Number(score) === 0)) {
    fail("At least one answer needs a score above 0.");
  }
}

/**
 * Compares the number of answers and their scores with the original, because a translation that is matched
 * to the wrong answer would be miscounted.
 */
export function translateAnswers(cell: string, answers: Answers, fail: Fail): string[] {
  if (cell === "") return [];
  const texts = splitParts(cell);
  if (texts.length !== answers.length) {
    fail(
      `The question has ${answers.length} answers, their translation ${texts.length}. Write them in the same order. If an answer is not translated, leave its place empty, as in "A||C".`,
    );
    return [];
  }
  const parts = texts.map((text, index) =>
    answers[index]?.score === null ? { description: text } : parseScoredAnswer(text),
  );
  const mismatches = parts.flatMap(({ description, score }, index) => {
    const answer = answers[index] as Answers[number];
    const hasOtherScore = description !== "" && answer.score !== null && Number(score ?? -1) !== answer.score;
    return hasOtherScore
      ? [
          `${inQuotes(texts[index] as string)} should be the translation of ${inQuotes(`${answer.description}=${answer.score}`)}`,
        ]
      : [];
  });
  if (mismatches.length > 0) fail(`The scores do not match: ${mismatches.join("; ")}.`);
  const names = parts.map(({ description }) => description);
  const translatedNames = names.filter((name) => name !== "");
  if (translatedNames.some((name) => name.length > MAX_ANSWER_CHARACTERS)) {
    fail(`An answer has at most ${MAX_ANSWER_CHARACTERS} characters.`);
  }
  if (new Set(translatedNames).size < translatedNames.length) fail("A translated answer is there twice.");
  return names;
}

type ScoredAnswer = { description: string; score?: string };

function parseScoredAnswer(text: string): ScoredAnswer {
  const equals = text.lastIndexOf("=");
  const score = text.slice(equals + 1).trim();
  if (equals === -1 || !/^\d{1,3}$/.test(score)) return { description: text };
  return { description: text.slice(0, equals).trim(), score };
}
