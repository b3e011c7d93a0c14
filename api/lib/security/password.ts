import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";

const ARGON2ID = 2;
/** The minimum that OWASP recommends. A hash with a lower cost is replaced at sign-in. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const normalizePassword = (password: string) => password.normalize("NFC");

export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), COST);

/** Checking this hash takes as long as checking a real one, and always fails. */
const decoyHash = hashPassword("nobody's");

/** Hashes once in every case, so that timing reveals nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? (await decoyHash), normalizePassword(password));
  return isMatch && passwordHash !== null;
}

export function isOutdated(passwordHash: string): boolean {
  const [, algorithm, , cost] = passwordHash.split("$");
  return algorithm !== "argon2id" || cost !== `m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}`;
}

const PRODUCT_WORDS = ["gbvf", "endinggbv", "genderbasedviolence", "femicide", "worldofimpact"];
const COUNTRY_WORDS = ["dashboard", "southafrica", "suidafrika", "mzansi", "azania", "africa", "password"];
const MIN_OTHER_LETTERS = 5;
const commonPasswords = new Set(
  (dictionary["passwords-common"] as string[]).map((each) => each.toLowerCase()),
);

/**
 * True for common passwords, even with substitutions ("P@ssword2026!"), and for those that consist mostly of
 * words from the product, the country or the user's address.
 */
export function isGuessable(password: string, username: string): boolean {
  const lower = normalizePassword(password).toLowerCase();
  const substituted = [...lower].map((character) => SUBSTITUTIONS[character] ?? character).join("");
  const [lettersOnly, substitutedWord] = [keepLetters(lower), keepLetters(substituted)];
  const forms = [lower, lettersOnly, substituted, substitutedWord];
  const userWords = [...COUNTRY_WORDS, ...splitWords(username)];
  return (
    forms.some((form) => form.length > 3 && commonPasswords.has(form)) ||
    PRODUCT_WORDS.some((word) => lettersOnly.includes(word) || substitutedWord.includes(word)) ||
    forms.some((form) => consistsMostlyOf(userWords, form))
  );
}

const keepLetters = (text: string) => text.replace(/[^\p{L}]/gu, "");

function splitWords(username: string): string[] {
  const [local = ""] = username.split("@");
  const parts = [local, ...username.split(/[^\p{L}\d]+/u)];
  const variants = parts.flatMap((part) => [part, part.replace(/[^\p{L}\d]/gu, ""), keepLetters(part)]);
  return [...new Set(variants)]
    .filter((part) => part.length >= 3)
    .sort((one, other) => other.length - one.length);
}

function consistsMostlyOf(words: readonly string[], form: string): boolean {
  const remaining = keepLetters(words.reduce((rest, word) => rest.replaceAll(word, " "), form));
  const isPart = words.some((word) => form.includes(word));
  return isPart && (remaining.length < MIN_OTHER_LETTERS || commonPasswords.has(remaining));
}

const SUBSTITUTIONS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "!": "i",
};
