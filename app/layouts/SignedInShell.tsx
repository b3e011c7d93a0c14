import { Navigate, Outlet } from "react-router-dom";
import { type Area, redirectFrom } from "../lib/landing.ts";
import { useSession } from "../lib/session.ts";
import { Loader } from "./Loader.tsx";
import { PlainShell } from "./PlainShell.tsx";

export interface SignedInShellProps {
  /** The area that the page belongs to; null for what anyone who is signed in may see. */
  area: Area | null;
}

/** The guard before every page that needs a session. What the page shows, the server guards by itself. */
export function SignedInShell({ area }: SignedInShellProps) {
  const session = useSession();
  if (session === undefined) {
    return (
      <PlainShell session={undefined}>
        <Loader />
      </PlainShell>
    );
  }
  const redirect = redirectFrom(area, session);
  if (redirect !== null) return <Navigate to={redirect} replace />;
  return (
    <PlainShell session={session}>
      <Outlet />
    </PlainShell>
  );
}
