import { MIN_RESPONSES } from "./anonymity.ts";
import type { Chance } from "./perturb.ts";

/** An open survey is counted many times. */
const WHILE_OPEN = 2 / 3;
const AT_CLOSING = 1 / 2;
/** One in a hundred thousand is longer. */
const MAX_RUN = 30;

/** An attacker who knows all but one person is right in 60 of 100 cases at most. */
export const countWhileOpen = (responses: number, chance: Chance): number =>
  inStepsOfFive(Math.max(0, blur(responses, WHILE_OPEN, chance)));

/** Right in 67 of 100 cases at most. The page shows whether there are five, so neither side changes. */
export const countAtClosing = (responses: number, chance: Chance): number =>
  responses < MIN_RESPONSES ? responses : Math.max(MIN_RESPONSES, blur(responses, AT_CLOSING, chance));

/** Numbers below five are all alike. */
export const atLeastFive = (responses: number): number => (responses < MIN_RESPONSES ? 0 : responses);

export const inStepsOfFive = (responses: number): number => responses - (responses % 5);

/** Off by k with a probability proportional to `goesOn` to the power of k. */
const blur = (count: number, goesOn: number, chance: Chance): number =>
  count + lengthOfRun(goesOn, chance) - lengthOfRun(goesOn, chance);

function lengthOfRun(goesOn: number, chance: Chance): number {
  let length = 0;
  while (length < MAX_RUN && chance.happens(goesOn)) length++;
  return length;
}
