import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { drawnArea } from "./dashboard/map/drawnArea.ts";
import { startFindings } from "./dashboard/place/useFindings.ts";
import { themeOf, themes } from "./dashboard/themes/registry.ts";
import { DirectoryPage } from "./directory/lazyDirectoryPage.ts";
import { parseFilters } from "./lib/address/filters.ts";
import { screenOf } from "./lib/address/paths.ts";
import { FIRST_THEME } from "./lib/address/themeIds.ts";
import { startCall } from "./lib/calls/useApi.ts";
import { watchHistory } from "./lib/page/leaving.ts";

// Zod would otherwise compile code, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const path = window.location.pathname;
startPage(path, window.location.search);
watchHistory();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
const reactRoot = createRoot(root);
// A transition draws in small steps, so that a slow phone stays responsive.
function draw() {
  document.documentElement.lang = "en-ZA";
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
// What the server wrote stays until its page can be drawn; if that fails, the page says so.
if (screenOf(path) === "contact") DirectoryPage.load().then(draw, draw);
else draw();

/** Runs while the scripts load. */
function startPage(pathname: string, search: string): void {
  const screen = screenOf(pathname);
  const { boundaryId, boundaryTypeId, componentId } = parseFilters(search);
  const place = boundaryId ?? COUNTRY;
  if (screen !== null) startCall("GET /api/dashboard/components", {});
  if (screen !== null && boundaryId !== null)
    startCall("GET /api/geography/boundary/:boundaryId", { params: { boundaryId } });
  // The next screen uses them, and they are as large as the whole dashboard's answer.
  if (screen === "home") for (const { startFigures } of themes) startFigures(place);
  if (screen === "chart" && componentId !== null) themeOf({ componentId }).startFigures(place);
  if (screen !== "grid" && screen !== "map") return;
  const theme = themeOf({ componentId: componentId ?? FIRST_THEME });
  theme.startFigures(place);
  startFindings(theme.componentId, place);
  if (screen === "grid") return;
  // The page reports its own failure.
  import("./dashboard/map/MapPage.tsx").catch(() => undefined);
  import("./dashboard/map/MapCanvas.tsx").catch(() => undefined);
  theme.loadMap().catch(() => undefined);
  const { drawnId } = drawnArea(place, undefined, boundaryTypeId, theme.hasPrecincts);
  if (drawnId === null) return;
  startCall("GET /api/geography/boundary/geojson/:boundaryId", { params: { boundaryId: drawnId } });
}
