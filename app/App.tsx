import { GlobalStyle } from "@gbvf/ui/theme/GlobalStyle.tsx";
import { BrowserRouter } from "react-router-dom";
import { AppScreen } from "./AppScreen.tsx";
import { ErrorBoundary } from "./layouts/ErrorBoundary.tsx";
import { RoutedLinks } from "./lib/RoutedLinks.tsx";

/** Everything that is there once: the look, the browser's address, the last resort for errors. */
export function App() {
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <BrowserRouter>
          <RoutedLinks>
            <AppScreen />
          </RoutedLinks>
        </BrowserRouter>
      </ErrorBoundary>
    </>
  );
}
