import { createElement, Suspense } from "react";
import { Outlet, Route, Routes } from "react-router-dom";
import { styled } from "styled-components";
import { SWRConfig } from "swr";
import { publicPages } from "../app/AppScreen.tsx";
import { AUTH_PAGES, PAGES } from "../app/accountRoutes.tsx";
import { Loader } from "../app/layouts/TextColumn.tsx";
import { Toasts } from "../app/layouts/Toasts.tsx";
import { signedInConfig, swrConfig } from "../app/lib/api-client/swrConfig.ts";
import { ReauthenticationProvider } from "../app/lib/reauthentication/reauthenticationContext.ts";
import { SCREENS } from "../app/lib/session/screens.ts";
import { useSession } from "../app/lib/session/session.ts";

/** Renders a page without header, navigation, notices and footer. */
export function PageAlone() {
  return (
    <SWRConfig value={swrConfig}>
      <Root>
        <Main>
          <Suspense fallback={<Loader />}>
            <Routes>
              {[...publicPages, ...AUTH_PAGES].map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              {SCREENS.map(
                ({ path, page }) =>
                  page && (
                    <Route key={path} element={<SignedIn />}>
                      <Route path={path} element={createElement(PAGES[page])} />
                    </Route>
                  ),
              )}
            </Routes>
          </Suspense>
        </Main>
        <Toasts />
      </Root>
    </SWRConfig>
  );
}

function SignedIn() {
  const session = useSession();
  if (session === undefined) return <Loader />;
  const owner = {
    stakeholderId: session.user?.stakeholderId,
    reauthenticate: rejectRequest,
    confirmPassword: rejectRequest,
  };
  return (
    <ReauthenticationProvider value={owner}>
      <SWRConfig value={signedInConfig}>
        <Outlet />
      </SWRConfig>
    </ReauthenticationProvider>
  );
}

const rejectRequest = () => Promise.reject(new Error("The dialog for this is part of the shell."));

/** Lays out the page as the shells do, because some pages fill the window. */
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
`;
