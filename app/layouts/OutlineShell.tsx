import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { getScreenUrl, screens } from "../lib/address/paths.ts";
import { useApi } from "../lib/api-client/useApi.ts";
import { useFocusOnNavigation } from "../lib/page/useFocusOnNavigation.ts";
import { getLandingPage } from "../lib/session/landing.ts";
import { AreaNavPlace } from "./AreaNav.tsx";
import { clearOfBars } from "./clearOfBars.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Header } from "./Header.tsx";
import { Hydrated } from "./Hydrated.tsx";
import { Notices } from "./Notices.tsx";
import { SiteNavigation } from "./SiteNavigation.tsx";
import { Loader } from "./TextColumn.tsx";
import { Toasts } from "./Toasts.tsx";

interface OutlineShellProps {
  session: SessionCheck | undefined;
  /** Takes the place of the area's navigation until it has loaded. */
  navOutline?: ReactNode;
  children: ReactNode;
}

export function OutlineShell({ session, navOutline, children }: OutlineShellProps) {
  const { pathname } = useLocation();
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  const main = useFocusOnNavigation(pathname);
  const [navPlace, setNavPlace] = useState<Element | null>(null);
  const isSignedIn = session?.isAuthenticated ?? false;
  const home = session && getLandingPage(session);
  return (
    <Root>
      <Header
        exitHref={flags?.links.exit}
        homeHref={home === undefined || home === "/" ? screens.home : home}
      >
        {isSignedIn && (
          <SiteNavigation flags={flags} session={session} directoryHref={getScreenUrl("contact")} />
        )}
      </Header>
      <Notices flags={flags} />
      <NavPlace ref={setNavPlace}>{navOutline}</NavPlace>
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <AreaNavPlace value={navPlace}>
            <Suspense fallback={<Loader />}>
              <Hydrated />
              {children}
            </Suspense>
          </AreaNavPlace>
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

const NavPlace = styled.div`${clearOfBars}`;

const Main = styled.main`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  outline: none;
  ${clearOfBars}
`;
