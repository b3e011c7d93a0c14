import { addWorkingDays } from "../lib/time/workingDays.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";

const DECIDE_WITHIN_WORKING_DAYS = 5;

export const dueDay = (receivedAt: Date): string =>
  addWorkingDays(dayInSouthAfrica(receivedAt), DECIDE_WITHIN_WORKING_DAYS);
