import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.tsx";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { AppScreen } from "./AppScreen.tsx";
import { ErrorBoundary } from "./layouts/ErrorBoundary.tsx";
import { AddressRouter } from "./lib/address/AddressRouter.tsx";
import { RoutedLinks } from "./lib/address/RoutedLinks.tsx";

// The router must report its own steps too.
const browserHistory = () => createBrowserHistory({ v5Compat: true });

export function App() {
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <AddressRouter createHistory={browserHistory}>
          <RoutedLinks>
            <AppScreen />
          </RoutedLinks>
        </AddressRouter>
      </ErrorBoundary>
    </>
  );
}
