import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useIsHydrating, useIsServerRendered } from "@gbvf/ui/tokens/useIsServerRendered.ts";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { AuthPanel } from "../auth/AuthPanel.tsx";
import { authScreens } from "../lib/address/paths.ts";
import { getLandingPage, hasToAddPassword } from "../lib/session/landing.ts";
import { SIGNED_OUT, useSession } from "../lib/session/session.ts";
import { mayBeSignedIn } from "../lib/session/signInHint.ts";
import { PageFrame } from "./PageFrame.tsx";
import { Loader } from "./TextColumn.tsx";

/** The server renders these forms, for visitors who are not signed in. */
const VISITOR_PATHS: readonly string[] = Object.values(authScreens);
/** Titles of pages whose content depends on the history or the hash, which the server does not know. */
const TITLES: Readonly<Record<string, string>> = {
  [authScreens.verifyOtp]: "Verify OTP",
  [authScreens.resetPassword]: "Reset password",
  [authScreens.addPassword]: "Add password",
  [authScreens.changeAddress]: "Change of address",
};
const SIGNED_IN_PATHS: readonly string[] = [authScreens.addPassword, authScreens.changeAddress];

/** Redirects signed-in people to their start page. */
export function AuthShell() {
  const loadedSession = useSession();
  const path = useLocation().pathname.replace(/\/*$/, "/");
  const isRenderedForVisitor = useIsServerRendered() && !mayBeSignedIn() && VISITOR_PATHS.includes(path);
  const isHydrating = useIsHydrating();
  const title = TITLES[path];
  const session = loadedSession ?? (isRenderedForVisitor ? SIGNED_OUT : undefined);
  const isOpenToSignedIn = SIGNED_IN_PATHS.includes(path);
  if (session?.isAuthenticated && !isOpenToSignedIn) return <Navigate to={getLandingPage(session)} replace />;
  // The frame shows no links of the account until it has a password.
  const frameSession = session && hasToAddPassword(session) ? undefined : session;
  return (
    <PageFrame session={frameSession}>
      <WithoutScripts>
        <Banner>
          This page needs JavaScript, which is switched off in your browser or did not load. The public
          dashboard and the contact directory work without it.
        </Banner>
      </WithoutScripts>
      {session !== undefined && !(path === authScreens.changeAddress && isHydrating) ? (
        <Contents key={title && isHydrating ? "server" : "browser"} inert={Boolean(title) && isHydrating}>
          <Outlet />
        </Contents>
      ) : title ? (
        <AuthPanel title={title}>
          <VisuallyHidden role="status">Loading</VisuallyHidden>
          <Skeleton lines={2} height="3.5rem" />
        </AuthPanel>
      ) : (
        <Loader />
      )}
    </PageFrame>
  );
}

const Contents = styled.div`display: contents;`;

const WithoutScripts = styled.div`
  display: none;
  @media (scripting: none) { display: block; }
`;
