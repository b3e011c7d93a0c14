import { EMERGENCY_DAYS } from "../shared/contactTypes.ts";

export const LIMITS = {
  backupHours: 26,
  freePercent: 10,
  certificateDays: 14,
  emailMinutes: 30,
  emergencyDays: EMERGENCY_DAYS,
} as const;
