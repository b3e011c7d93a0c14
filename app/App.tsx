import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.tsx";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { AppScreen } from "./AppScreen.tsx";
import { ErrorBoundary } from "./layouts/ErrorBoundary.tsx";
import { AddressRouter, type History } from "./lib/address/AddressRouter.tsx";
import { RoutedLinks } from "./lib/address/RoutedLinks.tsx";

// The router must report its own steps too.
const browserHistory = () => createBrowserHistory({ v5Compat: true });

interface AppProps {
  createHistory?: () => History;
}

export function App({ createHistory = browserHistory }: AppProps) {
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
