import type { Audit } from "../lib/audit/audit.ts";
import type { Session } from "../lib/http/route.ts";

/** `today` is the day in South Africa (ISO 8601). */
export type Actor = { session: Session; now: Date; today: string; audit: Audit };
