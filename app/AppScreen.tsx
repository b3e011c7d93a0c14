import { SWRConfig } from "swr";
import { swrConfig } from "./lib/swrConfig.ts";
import { AppRoutes } from "./routes.tsx";

/** The whole app at the router's address: what `App` puts into a browser, and every story of a screen shows. */
export function AppScreen() {
  return (
    <SWRConfig value={swrConfig}>
      <AppRoutes />
    </SWRConfig>
  );
}
