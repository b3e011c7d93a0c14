import { LinkRouter } from "@gbvf/ui/primitives/Link/LinkRouter.tsx";
import { GlobalStyle } from "@gbvf/ui/theme/GlobalStyle.tsx";
import { BrowserRouter, useHref, useNavigate } from "react-router-dom";
import { AppScreen } from "./AppScreen.tsx";
import { ErrorBoundary } from "./layouts/ErrorBoundary.tsx";

/** Everything that is there once: the look, the browser's address, the last resort for errors. */
export function App() {
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <BrowserRouter>
          <RoutedLinks />
        </BrowserRouter>
      </ErrorBoundary>
    </>
  );
}

function RoutedLinks() {
  const navigate = useNavigate();
  return (
    <LinkRouter navigate={(address) => void navigate(address)} useHref={useHref}>
      <AppScreen />
    </LinkRouter>
  );
}
