import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.tsx";
import { type State, SWRConfig } from "swr";
import { AppScreen } from "./AppScreen.tsx";
import { ErrorBoundary } from "./layouts/ErrorBoundary.tsx";
import { AddressRouter, type CreateHistory, type RenderedAddress } from "./lib/address/AddressRouter.tsx";
import { RoutedLinks } from "./lib/address/RoutedLinks.tsx";

interface AppProps {
  createHistory: CreateHistory;
  renderedAddress?: RenderedAddress;
  /** The responses from which the server rendered the page, under SWR's cache keys. */
  responses: Map<string, State>;
}

export function App({ createHistory, renderedAddress, responses }: AppProps) {
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <AddressRouter createHistory={createHistory} renderedAddress={renderedAddress}>
          <RoutedLinks>
            <SWRConfig value={{ provider: () => responses }}>
              <AppScreen />
            </SWRConfig>
          </RoutedLinks>
        </AddressRouter>
      </ErrorBoundary>
    </>
  );
}
