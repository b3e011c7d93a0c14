import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { getScreenUrl, screens } from "../lib/address/paths.ts";
import { useApi } from "../lib/api-client/useApi.ts";
import { useFocusOnNavigation } from "../lib/page/useFocusOnNavigation.ts";
import { getLandingPage } from "../lib/session/landing.ts";
import { AreaNavContainer } from "./AreaNav.tsx";
import { clearOfBars } from "./clearOfBars.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Header } from "./Header.tsx";
import { Hydrated } from "./Hydrated.tsx";
import { Notices } from "./Notices.tsx";
import { SiteNavigation } from "./SiteNavigation.tsx";
import { Loader } from "./TextColumn.tsx";
import { Toasts } from "./Toasts.tsx";

interface PageFrameProps {
  session: SessionCheck | undefined;
  /** Takes the place of the area's navigation until it has loaded. */
  navSkeleton?: ReactNode;
  children: ReactNode;
}

export function PageFrame({ session, navSkeleton, children }: PageFrameProps) {
  const { pathname } = useLocation();
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  const main = useFocusOnNavigation(pathname);
  const [navContainer, setNavContainer] = useState<Element | null>(null);
  const isSignedIn = session?.isAuthenticated ?? false;
  const homePath = session && getLandingPage(session);
  return (
    <Root>
      <Header
        exitHref={flags?.links.exit}
        homeHref={homePath === undefined || homePath === "/" ? screens.home : homePath}
      >
        {isSignedIn && (
          <SiteNavigation flags={flags} session={session} directoryHref={getScreenUrl("contact")} />
        )}
      </Header>
      <Notices flags={flags} />
      <NavContainer ref={setNavContainer}>{navSkeleton}</NavContainer>
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <AreaNavContainer value={navContainer}>
            <Suspense fallback={<Loader />}>
              <Hydrated />
              {children}
            </Suspense>
          </AreaNavContainer>
        </ErrorBoundary>
      </Main>
      <Toasts />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const NavContainer = styled.div`${clearOfBars}`;

const Main = styled.main`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  outline: none;
  ${clearOfBars}
`;
