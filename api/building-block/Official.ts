import type { Audit } from "../lib/audit.ts";
import type { Session } from "../lib/route.ts";

/** `today` is the day in South Africa, ISO 8601. */
export type Official = { session: Session; now: Date; today: string; audit: Audit };
