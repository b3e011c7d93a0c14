import { ExitThisPage } from "@gbvf/ui/primitives/ExitThisPage/ExitThisPage.tsx";
import { Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { reduceFilters } from "../lib/filterReducer.ts";
import { to } from "../lib/paths.ts";
import { useApi } from "../lib/useApi.ts";
import { useFilters } from "../lib/useFilters.ts";
import { useIsNarrow } from "../lib/useIsNarrow.ts";
import { BottomBar } from "./BottomBar.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Header } from "./Header.tsx";
import { MobileFilterBar } from "./MobileFilterBar.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { Notices } from "./Notices.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { ThemeTabs } from "./ThemeTabs.tsx";
import { WideNavigation } from "./WideNavigation.tsx";

/** Where 'Exit this page' leads until the configured site is known: it must work before anything has loaded. */
const NEUTRAL_SITE = "https://www.google.co.za/";

/** What stands around every public page. */
export function PublicShell() {
  const { pathname } = useLocation();
  const { filters } = useFilters();
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const isNarrow = useIsNarrow();
  const main = useArrival(pathname);
  const links = { flags, directoryHref: to("contact", reduceFilters(filters, { type: "enter directory" })) };

  return (
    <Root>
      <SkipLink />
      <ExitThisPage href={flags?.links.exit ?? NEUTRAL_SITE} />
      <Header homeHref={to("home", reduceFilters(filters, { type: "choose component", componentId: null }))}>
        {!isNarrow && <WideNavigation {...links} />}
      </Header>
      <Notices
        feedbackEmail={flags?.feedbackEmail}
        isDemonstration={components?.some((component) => component.isDemonstration) ?? false}
      >
        {isNarrow && <MobileMenu key={pathname} {...links} />}
      </Notices>
      {isNarrow ? <MobileFilterBar components={components} /> : <ThemeTabs components={components} />}
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<div role="status" aria-label="Loading" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <BottomBar components={components} isNarrow={isNarrow} />
    </Root>
  );
}

/** After a change of page the keyboard starts at its content, at the top. The first page is left to the browser. */
function useArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  position: relative;
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  min-height: 24rem;
  outline: none;
`;
