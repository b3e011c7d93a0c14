import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { hasToAddPassword } from "../session/landing.ts";
import { findFirstScreen, opens } from "../session/openScreens.ts";
import type { ScreenAccess } from "../session/screens.ts";
import { authScreens, index } from "./paths.ts";

/** Null if allowed, else the public index or the first open screen. */
export function redirectFrom(access: ScreenAccess, session: SessionCheck): string | null {
  if (!session.isAuthenticated) return index;
  if (hasToAddPassword(session)) return authScreens.addPassword;
  return opens(session, access) ? null : findFirstScreen(session);
}
