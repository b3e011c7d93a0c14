import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { findFirstScreen, isScreenAllowed } from "../session/allowedScreens.ts";
import { hasToAddPassword } from "../session/landing.ts";
import type { ScreenAccess } from "../session/screens.ts";
import { authScreens, rootPath } from "./paths.ts";

/** Returns null if this person may open the screen, otherwise the address that they may open instead. */
export function findRedirect(access: ScreenAccess, session: SessionCheck): string | null {
  if (!session.isAuthenticated) return rootPath;
  if (hasToAddPassword(session)) return authScreens.addPassword;
  return isScreenAllowed(session, access) ? null : findFirstScreen(session);
}
