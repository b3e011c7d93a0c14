import { randomInt } from "node:crypto";
import type { Env } from "../lib/env.ts";
import type { Secrets } from "../lib/secrets.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
/** 26 characters of 32 kinds are 130 bits: nobody finds one by trying. */
const LINK_LENGTH = 26;
/** 50 bits: short enough to type, and of use for one person's answers alone. */
const SLIP_LENGTH = 10;

const randomCode = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export const newInviteCode = (): string => randomCode(LINK_LENGTH);
export const newSlipCode = (): string => randomCode(SLIP_LENGTH);

/** As people type them: capitals, spaces and hyphens do not matter. */
export const tidyCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, "");

/** What is stored of a code: of no use to whoever reads the database. */
export const codeHash = (secrets: Secrets, code: string): string =>
  secrets.keyedHash("survey code", tidyCode(code));

const PAGE = "/Questionnaire/SurveyQuestions";

/** Where a survey is answered; without a code, where one is typed. */
export function surveyUrl({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">, code?: string): string {
  return `${PUBLIC_ORIGIN}${PAGE}${code === undefined ? "" : `?inviteCode=${code}`}`;
}
