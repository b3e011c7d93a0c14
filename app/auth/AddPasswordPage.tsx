import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { profile } from "../lib/address/paths.ts";
import { hasToAddPassword, landingOf } from "../lib/session/landing.ts";
import { useSession } from "../lib/session/session.ts";
import { AddPasswordForm } from "./AddPasswordForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import { MissingState } from "./MissingState.tsx";
import { useKeptHash } from "./useKeptHash.ts";

export function AddPasswordPage() {
  const session = useSession();
  const given = useKeptHash();
  const invitation = given.get("invitation");
  const isNew = session !== undefined && session !== null && hasToAddPassword(session);
  if (invitation !== null || isNew) {
    const namesOrganisation =
      invitation === null ? session?.organisationName === null : given.has("organisation");
    return <AddPasswordForm invitation={invitation ?? undefined} namesOrganisation={namesOrganisation} />;
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
