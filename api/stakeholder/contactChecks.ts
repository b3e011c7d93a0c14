import { z } from "zod";
import { addWorkingDays } from "../lib/time/workingDays.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";

/** 1 in progress, 2 rejected, 3 approved. */
export const VerificationStatus = z.literal([1, 2, 3]);

export const CHECK_SUBJECTS = { person: 1, number: 2, exists: 3, requirement: 4 } as const;
export const CHECK_OUTCOMES = { right: 1, notReached: 2, cleared: 3 } as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[keyof typeof CHECK_OUTCOMES];
export const BY_TELEPHONE = 1;
/** A check from own knowledge, which does not renew the date of the last check for the public. */
export const OWN_KNOWLEDGE = 4;

export const IS_STANDING_RIGHT = `c.outcome = ${CHECK_OUTCOMES.right} and c.undone_at is null`;

const DECIDE_WITHIN_WORKING_DAYS = 5;

export const computeDueDay = (receivedAt: Date): string =>
  addWorkingDays(dayInSouthAfrica(receivedAt), DECIDE_WITHIN_WORKING_DAYS);
