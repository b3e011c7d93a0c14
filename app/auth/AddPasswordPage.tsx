import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { authScreens, profile } from "../lib/address/paths.ts";
import { hasToAddPassword, landingOf } from "../lib/session/landing.ts";
import { useSession } from "../lib/session/session.ts";
import { AddPasswordForm } from "./AddPasswordForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import { MissingState } from "./MissingState.tsx";

export function AddPasswordPage() {
  const session = useSession();
  const invitation = useInvitation();
  const isNew = session !== undefined && session !== null && hasToAddPassword(session);
  if (invitation !== undefined || isNew) {
    const namesOrganisation = invitation?.namesOrganisation ?? session?.organisationName === null;
    return <AddPasswordForm invitation={invitation?.code} namesOrganisation={namesOrganisation} />;
  }
  if (session?.isAuthenticated) {
    return (
      <AuthPanel
        title="Add password"
        introduction="Your account already has a password. You can change it in your profile."
        links={<Link href={landingOf(session)}>Back to your dashboard</Link>}
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

/** The history must not keep the code. */
function useInvitation(): Invitation | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(invitationIn(hash));
  useEffect(() => {
    const found = invitationIn(hash);
    if (found === undefined) return;
    setKept(found);
    navigate(authScreens.addPassword, { replace: true });
  }, [hash, navigate]);
  return kept;
}

type Invitation = { code: string; namesOrganisation: boolean };

function invitationIn(hash: string): Invitation | undefined {
  const given = new URLSearchParams(hash.slice(1));
  const code = given.get("invitation");
  return code === null ? undefined : { code, namesOrganisation: given.has("organisation") };
}
