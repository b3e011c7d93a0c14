import type { ContactsWithRequirements } from "./contract.ts";

export type Standing = Omit<ContactsWithRequirements, "capture">;
