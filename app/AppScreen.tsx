import { SWRConfig } from "swr";
import { swrConfig } from "./lib/calls/swrConfig.ts";
import { AppRoutes } from "./routes.tsx";

/** For `App` and for stories of screens. */
export function AppScreen() {
  return (
    <SWRConfig value={swrConfig}>
      <AppRoutes />
    </SWRConfig>
  );
}
