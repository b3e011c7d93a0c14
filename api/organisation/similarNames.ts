import { editDistance, normaliseName } from "../lib/text/nearNames.ts";

const COMMON_WORDS = new Set(
  `a against and africa african association care center centre college committee community company council department
  development education of for foundation forum gbv group health home in institute legal ltd municipality national
  network ngo non npc npo organisation organization people profit project pty rights school services shelter social
  society south support the to trust university victims violence welfare women youth`.split(/\s+/),
);
const LETTERS_PER_EDIT = 4;
const MIN_WORD_LENGTH = 3;

export function listSignificantWords(name: string): string[] {
  const words = name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(normaliseName)
    .filter((word) => word.length >= MIN_WORD_LENGTH);
  const significantWords = words.filter((word) => !COMMON_WORDS.has(word));
  return significantWords.length > 0 ? significantWords : words;
}

/** True if each word of the shorter name is in the longer one, in any order and even misspelt. */
export function areSimilarNames(one: string, other: string): boolean {
  const [shorterWords, longerWords] = [listSignificantWords(one), listSignificantWords(other)].sort(
    (a, b) => a.length - b.length,
  ) as [string[], string[]];
  if (normaliseName(one) === normaliseName(other)) return true;
  if (shorterWords.length === 0) return false;
  return shorterWords.every((word) => longerWords.some((another) => isSameWord(word, another)));
}

const isSameWord = (a: string, b: string): boolean =>
  editDistance(a, b) <= Math.floor(Math.min(a.length, b.length) / LETTERS_PER_EDIT);
