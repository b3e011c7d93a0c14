import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { othersResultsOf } from "./accountLinks.ts";
import { type Area, dashboardsOf, hasToAddPassword, landingOf } from "./landing.ts";
import { authScreens, index } from "./paths.ts";

/**
 * Where to send a person who may not see an area, otherwise null: the public index without a session, else the first
 * page that their permissions allow. `null` for the area means anyone who is signed in.
 */
export function redirectFrom(area: Area | null, session: SessionCheck): string | null {
  if (!session.isAuthenticated) return index;
  if (hasToAddPassword(session)) return authScreens.addPassword;
  if (area === null || dashboardsOf(session).some((role) => role.area === area)) return null;
  if (area === "organisation" && othersResultsOf(session) !== null) return null;
  return landingOf(session);
}
