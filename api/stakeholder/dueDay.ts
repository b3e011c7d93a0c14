import { dayInSouthAfrica } from "../lib/quarters.ts";
import { addWorkingDays } from "../lib/workingDays.ts";

const DECIDE_WITHIN_WORKING_DAYS = 5;

/** When an application should be decided. */
export const dueDay = (receivedAt: Date): string =>
  addWorkingDays(dayInSouthAfrica(receivedAt), DECIDE_WITHIN_WORKING_DAYS);
