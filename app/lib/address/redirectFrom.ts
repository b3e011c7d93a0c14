import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { othersResultsOf } from "../session/accountLinks.ts";
import {
  type Area,
  dashboardsOf,
  hasToAddPassword,
  landingOf,
  opensAdministration,
} from "../session/landing.ts";
import { authScreens, index } from "./paths.ts";

/**
 * Null: may stay. Otherwise the public index, or the first page that their permissions allow. `area` null
 * means anyone who is signed in.
 */
export function redirectFrom(area: Area | null, session: SessionCheck): string | null {
  if (!session.isAuthenticated) return index;
  if (hasToAddPassword(session)) return authScreens.addPassword;
  if (area === null || dashboardsOf(session).some((role) => role.area === area)) return null;
  if (area === "admin" && opensAdministration(session)) return null;
  if (area === "organisation" && othersResultsOf(session) !== null) return null;
  return landingOf(session);
}
