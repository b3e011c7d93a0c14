import { randomInt } from "node:crypto";
import type { Env } from "../lib/env.ts";
import type { Secrets } from "../lib/secrets.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
/** 26 of 32 characters are 130 bits: cannot be guessed. */
const LINK_LENGTH = 26;
/** 50 bits: short to type, and good for one person's answers. */
const SLIP_LENGTH = 10;

const randomCode = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export const newInviteCode = (): string => randomCode(LINK_LENGTH);
export const newSlipCode = (): string => randomCode(SLIP_LENGTH);

/** Capitals, spaces and hyphens do not matter. */
export const tidyCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, "");

/** Keyed, so a copy of the database opens nothing. */
export const codeHash = (secrets: Secrets, code: string): string =>
  secrets.keyedHash("survey code", tidyCode(code));

const PAGE = "/Questionnaire/SurveyQuestions";

/** Without a code: the page for typing one. */
export function surveyUrl({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">, code?: string): string {
  return `${PUBLIC_ORIGIN}${PAGE}${code === undefined ? "" : `?inviteCode=${code}`}`;
}
