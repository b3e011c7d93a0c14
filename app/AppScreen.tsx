import { SWRConfig } from "swr";
import { swrConfig } from "./lib/swrConfig.ts";
import { AppRoutes } from "./routes.tsx";

/** The app at the router's address, for `App` and for stories of screens. */
export function AppScreen() {
  return (
    <SWRConfig value={swrConfig}>
      <AppRoutes />
    </SWRConfig>
  );
}
