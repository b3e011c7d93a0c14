import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useIsPrinting } from "@gbvf/ui/tokens/useIsPrinting.ts";
import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { clearOfBars } from "../../layouts/clearOfBars.ts";
import { ErrorBoundary } from "../../layouts/ErrorBoundary.tsx";
import { Header } from "../../layouts/Header.tsx";
import { Hydrated } from "../../layouts/Hydrated.tsx";
import { Notices } from "../../layouts/Notices.tsx";
import { SiteNavigation } from "../../layouts/SiteNavigation.tsx";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { findScreen, getScreenUrl, rootPath } from "../../lib/address/paths.ts";
import { useCorrectAddress } from "../../lib/address/useCorrectAddress.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { hasPendingNotice } from "../../lib/page/pendingNotice.ts";
import { useFocusOnNavigation } from "../../lib/page/useFocusOnNavigation.ts";
import { getLandingPage } from "../../lib/session/landing.ts";
import { useLikelySession } from "../../lib/session/session.ts";
import { MobileFilterBar } from "../filters/MobileFilterBar.tsx";
import { ThemeTabs } from "../filters/ThemeTabs.tsx";
import { listVisibleThemes } from "../filters/visibleThemes.ts";
import { BottomBar } from "./BottomBar.tsx";
import { PageFooter } from "./PageFooter.tsx";

const Toasts = lazy(async () => ({ default: (await import("../../layouts/Toasts.tsx")).Toasts }));

const StartNotice = lazy(async () => ({
  default: (await import("../../layouts/StartNotice.tsx")).StartNotice,
}));

export function PublicShell() {
  const { pathname } = useLocation();
  const { filters } = useFilters();
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  const components = useApi("GET /api/dashboard/components", {});
  useCorrectAddress(components.data);
  const main = useFocusOnNavigation(pathname);
  const session = useLikelySession();
  const [hasNotice] = useState(hasPendingNotice);
  const homeWithoutTheme = getScreenUrl(
    "home",
    reduceFilters(filters, { type: "choose component", componentId: null }),
  );
  const landingPage = session?.isAuthenticated ? getLandingPage(session) : rootPath;

  return (
    <>
      <Root>
        <Header
          exitHref={flags?.links.exit}
          homeHref={landingPage === rootPath ? homeWithoutTheme : landingPage}
        >
          <SiteNavigation
            flags={flags}
            session={session}
            directoryHref={getScreenUrl("contact", reduceFilters(filters, { type: "enter directory" }))}
          />
        </Header>
        <Notices flags={flags} themes={listVisibleThemes(findScreen(pathname), filters.componentId)} />
        <MobileFilterBar {...components} />
        <ThemeTabs {...components} />
        <Main id="main" ref={main} tabIndex={-1}>
          {session?.isAuthenticated && landingPage === rootPath && findScreen(pathname) === "home" && (
            <Suspense fallback={null}>
              <StartNotice session={session} />
            </Suspense>
          )}
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<div role="status" aria-label="Loading" />}>
              <Outlet />
              <Hydrated />
            </Suspense>
          </ErrorBoundary>
        </Main>
        <PrintNote />
        <BottomBar components={components.data} />
        {(session?.isAuthenticated || hasNotice) && (
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        )}
      </Root>
      <FooterFrame>{flags && <PageFooter flags={flags} />}</FooterFrame>
    </>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.print} { display: block; min-height: 0; }
`;

const Main = styled.main`
  position: relative;
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  min-height: 24rem;
  outline: none;
  ${clearOfBars}
  ${media.print} { display: block; min-height: 0; }
`;

/** Reserves the footer's height, so that nothing moves. */
const FooterFrame = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(4)};
  min-height: 11rem;
  padding: ${space(1.5)} ${space(2)};
  border-top: 1px solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  /* The bar of views is fixed to the foot of a narrow window. */
  ${media.narrow} { margin-block-end: 2.75rem; }
  ${media.short} { margin-block-end: 0; }
  ${media.wide} { min-height: 4rem; padding: ${space(0.5)} ${space(3)}; }
  ${media.print} { display: block; min-height: 0; margin: 0; font-size: 8pt; padding: ${space(0.5)} 0; border: 0; nav { display: none; } }
`;

function PrintNote() {
  // Rendered only for printing, because the date must be that of the print.
  const isPrinting = useIsPrinting();
  return (
    isPrinting && (
      <PrintNoteRoot>
        Printed on {formatDate(dayInSouthAfrica(new Date()))} from {window.location.href}
      </PrintNoteRoot>
    )
  );
}

const PrintNoteRoot = styled.p`
  margin-block-start: ${space(1)};
  padding-block-start: ${space(1)};
  border-top: 1px solid ${color.line};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;
