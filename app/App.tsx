import { LinkRouter } from "@gbvf/ui/primitives/Link/LinkRouter.tsx";
import { GlobalStyle } from "@gbvf/ui/theme/GlobalStyle.tsx";
import { BrowserRouter, useHref, useNavigate } from "react-router-dom";
import { SWRConfig } from "swr";
import { ErrorBoundary } from "./layouts/ErrorBoundary.tsx";
import { swrConfig } from "./lib/swrConfig.ts";
import { AppRoutes } from "./routes.tsx";

/** Everything that is there once: the look, the router, the cache of answers, the last resort for errors. */
export function App() {
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <SWRConfig value={swrConfig}>
          <BrowserRouter>
            <RoutedLinks />
          </BrowserRouter>
        </SWRConfig>
      </ErrorBoundary>
    </>
  );
}

function RoutedLinks() {
  const navigate = useNavigate();
  return (
    <LinkRouter navigate={(address) => void navigate(address)} useHref={useHref}>
      <AppRoutes />
    </LinkRouter>
  );
}
