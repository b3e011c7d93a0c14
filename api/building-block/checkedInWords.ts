import type { CheckedHow } from "./instance/contract.ts";

export const CHECKED_IN_WORDS: Readonly<Record<CheckedHow, string>> = {
  1: "by telephone",
  2: "by a visit",
  3: "in writing",
  4: "from own knowledge",
};
