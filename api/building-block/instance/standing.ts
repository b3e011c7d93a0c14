import type { ContactsWithRequirements } from "./contract.ts";

/** What stands of an instance, apart from what was captured and waits. */
export type Standing = Omit<ContactsWithRequirements, "capture">;
