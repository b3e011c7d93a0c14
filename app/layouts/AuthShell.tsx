import { Navigate, Outlet, useLocation } from "react-router-dom";
import { authScreens } from "../lib/address/paths.ts";
import { hasToAddPassword, landingOf } from "../lib/session/landing.ts";
import { useSession } from "../lib/session/session.ts";
import { PlainShell } from "./PlainShell.tsx";
import { Loader } from "./TextColumn.tsx";

const WHILE_SIGNED_IN: readonly string[] = [authScreens.addPassword, authScreens.changeAddress];

/** Signed-in people continue to their start page. */
export function AuthShell() {
  const session = useSession();
  const { pathname } = useLocation();
  const staysOpen = WHILE_SIGNED_IN.includes(pathname.replace(/\/*$/, "/"));
  if (session?.isAuthenticated && !staysOpen) return <Navigate to={landingOf(session)} replace />;
  const shown = session && hasToAddPassword(session) ? undefined : session;
  return <PlainShell session={shown}>{session === undefined ? <Loader /> : <Outlet />}</PlainShell>;
}
