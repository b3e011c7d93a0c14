import { randomInt } from "node:crypto";
import type { Env } from "../../lib/operating/env.ts";
import type { Secrets } from "../../lib/security/secrets.ts";

const CODE_CHARACTERS = "abcdefghijklmnopqrstuvwxyz234567";
/** Characters, which provide 130 bits. */
const LINK_LENGTH = 26;
/** Characters. 50 bits suffice to protect the response of one person. */
const ONE_TIME_CODE_LENGTH = 10;

const randomCode = (length: number) =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join("");

export const generateInviteCode = (): string => randomCode(LINK_LENGTH);
export const generateOneTimeCode = (): string => randomCode(ONE_TIME_CODE_LENGTH);

const LETTER_FOR_DIGIT: Readonly<Record<string, string>> = { 0: "o", 1: "i", 8: "b" };

export const tidyCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .replaceAll(/[018]/g, (digit) => LETTER_FOR_DIGIT[digit] as string);

/** The hash has a key, so that a copy of the database reveals no code. */
export const codeHash = (secrets: Secrets, code: string): string =>
  secrets.keyedHash("survey code", tidyCode(code));

export const codeHashes = (secrets: Secrets, code: string): string[] =>
  secrets.keyedHashes("survey code", tidyCode(code));

/** The key differs from that of `codeHash`, so that the hashes do not reveal which code is spent. */
export const spentHashes = (secrets: Secrets, code: string): string[] =>
  secrets.keyedHashes("spent survey slip", tidyCode(code));

const PAGE = "/Questionnaire/SurveyQuestions";

export function surveyUrl({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">, code?: string): string {
  return `${PUBLIC_ORIGIN}${PAGE}${code === undefined ? "" : `?inviteCode=${code}`}`;
}
