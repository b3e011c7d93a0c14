import { Navigate, Outlet, useLocation } from "react-router-dom";
import { authScreens } from "../lib/address/paths.ts";
import { hasToAddPassword, landingOf } from "../lib/session/landing.ts";
import { useSession } from "../lib/session/session.ts";
import { Loader } from "./Loader.tsx";
import { PlainShell } from "./PlainShell.tsx";

/** Signed-in people continue to their start page; they may add a password. */
export function AuthShell() {
  const session = useSession();
  const { pathname } = useLocation();
  const isAddingPassword = pathname.replace(/\/*$/, "/") === authScreens.addPassword;
  if (session?.isAuthenticated && !isAddingPassword) return <Navigate to={landingOf(session)} replace />;
  const shown = session && hasToAddPassword(session) ? undefined : session;
  return <PlainShell session={shown}>{session === undefined ? <Loader /> : <Outlet />}</PlainShell>;
}
