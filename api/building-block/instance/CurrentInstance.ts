import type { ContactsWithRequirements } from "./contract.ts";

export type CurrentInstance = Omit<ContactsWithRequirements, "capture" | "isCaptured"> & {
  /** ISO 8601; null, or a day to come: not captured. */
  capturedOn: string | null;
};
