import { dayInSouthAfrica } from "../lib/quarters.ts";
import { addWorkingDays } from "../lib/workingDays.ts";

const DECIDE_WITHIN_WORKING_DAYS = 5;

/** The day by which an application that arrives at a moment should be decided. */
export const dueDay = (receivedAt: Date): string =>
  addWorkingDays(dayInSouthAfrica(receivedAt), DECIDE_WITHIN_WORKING_DAYS);
