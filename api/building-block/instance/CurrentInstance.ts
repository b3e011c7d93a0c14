import type { ContactsWithRequirements } from "./contract.ts";

export type CurrentInstance = Omit<ContactsWithRequirements, "capture">;
