import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Fragment, useMemo } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { SWRConfig } from "swr";
import { findRedirect } from "../lib/address/findRedirect.ts";
import { lazyPage } from "../lib/address/lazyPage.ts";
import { profile } from "../lib/address/paths.ts";
import { ApiError } from "../lib/api-client/ApiError.ts";
import { signedInConfig } from "../lib/api-client/swrConfig.ts";
import { ConfirmPasswordDialog } from "../lib/reauthentication/ConfirmPasswordDialog.tsx";
import { ReauthenticateDialog } from "../lib/reauthentication/ReauthenticateDialog.tsx";
import { ReauthenticationProvider } from "../lib/reauthentication/reauthenticationContext.ts";
import { useEndedSession } from "../lib/reauthentication/useEndedSession.ts";
import { usePasswordConfirmation } from "../lib/reauthentication/usePasswordConfirmation.ts";
import type { Screen } from "../lib/session/screens.ts";
import { useReloadSession, useSession } from "../lib/session/session.ts";
import { AreaNav, AreaNavSkeleton } from "./AreaNav.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { Loader } from "./TextColumn.tsx";

const SecondFactorRequired = lazyPage(
  "SecondFactorRequired",
  () => import("../profile/second-factor/SecondFactorRequired.tsx"),
);

type SignedInShellProps = Pick<Screen, "area" | "access">;

/** Decides only what is visible; the server protects the data. */
export function SignedInShell({ area, access }: SignedInShellProps) {
  const session = useSession();
  const redirect = session && findRedirect(access, session);
  if (redirect) return <Navigate to={redirect} replace />;
  return <SignedInPage area={area} session={session} />;
}

/** If another person signs in, the page starts anew, without the first person's input. */
function SignedInPage({ area, session }: Pick<Screen, "area"> & { session: SessionCheck | undefined }) {
  const { hasEnded, reauthenticate, dialog } = useEndedSession(session);
  const stakeholderId = session?.user?.stakeholderId;
  const daysToAddFactor = session?.daysToAddFactor;
  const reloadSession = useReloadSession();
  const { confirmPassword, dialog: passwordDialog } = usePasswordConfirmation();
  const reauthentication = useMemo(
    () => ({ stakeholderId, reauthenticate, confirmPassword }),
    [stakeholderId, reauthenticate, confirmPassword],
  );
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.isSignedOut) reauthenticate().catch(() => undefined);
    // The deadline for a second factor has passed. The reloaded session has `daysToAddFactor: 0`, so the page
    // asks for a second factor.
    else if (error.code === "second-factor-needed") void reloadSession();
  };
  return (
    <ReauthenticationProvider value={reauthentication}>
      <SWRConfig value={{ ...signedInConfig, onError }}>
        <PageFrame
          session={hasEnded ? undefined : session}
          navSkeleton={session === undefined && area && <AreaNavSkeleton />}
        >
          {daysToAddFactor !== undefined && daysToAddFactor > 0 && (
            <SecondFactorNotice days={daysToAddFactor} />
          )}
          {session === undefined ? (
            <Loader />
          ) : daysToAddFactor === 0 ? (
            <SecondFactorRequired />
          ) : (
            <Fragment key={stakeholderId}>
              {area && <AreaNav area={area} />}
              <Outlet />
            </Fragment>
          )}
        </PageFrame>
        <ConfirmPasswordDialog {...passwordDialog} />
        <ReauthenticateDialog {...dialog} username={session?.user?.username ?? ""} />
      </SWRConfig>
    </ReauthenticationProvider>
  );
}

function SecondFactorNotice({ days }: { days: number }) {
  return (
    <section aria-label="Second factor needed">
      <Banner>
        <strong>
          {days === 1 ? "Add a second factor today." : `Add a second factor within ${days} days.`}
        </strong>{" "}
        Your permissions require one in addition to your password. After the deadline, you can open no other
        page until you have added it. <Link href={`${profile}#second-factor`}>Add it on your profile</Link>
      </Banner>
    </section>
  );
}
