import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hasToAddPassword, landingOf } from "../lib/landing.ts";
import { authScreens, profile } from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { AddPasswordForm } from "./AddPasswordForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import { MissingState } from "./MissingState.tsx";

/** For invited people, by link or signed in with its code. */
export function AddPasswordPage() {
  const session = useSession();
  const invitation = useInvitation();
  if (invitation !== undefined || (session && hasToAddPassword(session))) {
    return <AddPasswordForm invitation={invitation} />;
  }
  if (session?.isAuthenticated) {
    return (
      <AuthPanel
        title="Add password"
        introduction="Your account already has a password. You can change it in your profile."
        ways={<Link href={landingOf(session)}>Back to your dashboard</Link>}
      >
        <Link href={profile} variant="primary">
          Go to your profile
        </Link>
      </AuthPanel>
    );
  }
  return (
    <MissingState
      title="Add password"
      reason="Open the link in your invitation again. If it no longer works, request a new code."
    />
  );
}

/** Removes the code from the address at once, so that the history does not keep it. */
function useInvitation(): string | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get("invitation") ?? undefined;
  const [kept, setKept] = useState(found);
  useEffect(() => {
    if (found === undefined) return;
    setKept(found);
    navigate(authScreens.addPassword, { replace: true });
  }, [found, navigate]);
  return kept;
}
