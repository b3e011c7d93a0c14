import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.tsx";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { AppScreen } from "./AppScreen.tsx";
import { ErrorBoundary } from "./layouts/ErrorBoundary.tsx";
import { AddressRouter, type History } from "./lib/address/AddressRouter.tsx";
import { RoutedLinks } from "./lib/address/RoutedLinks.tsx";

// The router must report its own steps too.
const browserHistory = () => createBrowserHistory({ v5Compat: true });

interface AppProps {
  Speaking?: ComponentType<{ children: ReactNode }>;
  createHistory?: () => History;
}

export function App({ Speaking = Fragment, createHistory = browserHistory }: AppProps) {
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <AddressRouter createHistory={createHistory}>
          <RoutedLinks>
            <Speaking>
              <AppScreen />
            </Speaking>
          </RoutedLinks>
        </AddressRouter>
      </ErrorBoundary>
    </>
  );
}
