import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.tsx";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { AppScreen } from "./AppScreen.tsx";
import { ErrorBoundary } from "./layouts/ErrorBoundary.tsx";
import { AddressRouter } from "./lib/AddressRouter.tsx";
import { RoutedLinks } from "./lib/RoutedLinks.tsx";

// So that the router tells of its own steps too.
const createHistory = () => createBrowserHistory({ v5Compat: true });

/** Everything that is there once: the look, the browser's address, the last resort for errors. */
export function App() {
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <AddressRouter createHistory={createHistory}>
          <RoutedLinks>
            <AppScreen />
          </RoutedLinks>
        </AddressRouter>
      </ErrorBoundary>
    </>
  );
}
