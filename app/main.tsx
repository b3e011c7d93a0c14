import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import type { State } from "swr";
import { App } from "./App.tsx";
import { loadPage } from "./AppScreen.tsx";
import { themeOf } from "./dashboard/themes/registry.ts";
import { NotReady } from "./layouts/NotReady.tsx";
import { parseFilters } from "./lib/address/filters.ts";
import { screenOf } from "./lib/address/paths.ts";
import { FIRST_THEME } from "./lib/address/themeIds.ts";
import { fetchResponses } from "./lib/calls/fetchResponses.ts";
import type { CallKey } from "./lib/calls/sendCall.ts";
import { startRequest } from "./lib/calls/useApi.ts";
import { watchHistory } from "./lib/page/leaving.ts";
import { pageRequests } from "./pageRequests.ts";

// Zod would otherwise compile code, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const { pathname, search } = window.location;
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
const requests = document.getElementById("requests")?.textContent;
watchHistory();

// The router must report its own steps too.
const createHistory = () => createBrowserHistory({ v5Compat: true });

const appWith = (responses: Map<string, State>) => (
  <StrictMode>
    <App createHistory={createHistory} responses={responses} />
  </StrictMode>
);

const RETRY_AFTER_MS = 5_000;

/** What the server rendered stays until everything that it was rendered with has arrived. */
async function hydrate(page: HTMLElement, keys: readonly CallKey[], notice?: Root): Promise<void> {
  try {
    const [responses] = await Promise.all([fetchResponses(keys), loadPage(pathname)]);
    notice?.unmount();
    startTransition(() => void hydrateRoot(page, appWith(responses)));
  } catch {
    const shown = notice ?? createRoot(document.body.appendChild(document.createElement("div")));
    const retry = () => {
      clearTimeout(timer);
      void hydrate(page, keys, shown);
    };
    const timer = setTimeout(retry, RETRY_AFTER_MS);
    shown.render(<NotReady onRetry={retry} />);
  }
}

/** A transition draws in small steps, so that a slow phone stays responsive. */
async function draw(page: HTMLElement): Promise<void> {
  for (const key of pageRequests({ pathname, search })) startRequest(key);
  startMap();
  // What the server wrote stays until its page can be drawn; if that fails, the page says so.
  if (screenOf(pathname) === "contact") await loadPage(pathname).catch(() => undefined);
  document.documentElement.lang = "en-ZA";
  startTransition(() => createRoot(page).render(appWith(new Map())));
}

/** Its parts load at once, and the page reports its own failure. */
function startMap(): void {
  if (screenOf(pathname) !== "map") return;
  loadPage(pathname).catch(() => undefined);
  import("./dashboard/map/MapCanvas.tsx").catch(() => undefined);
  themeOf({ componentId: parseFilters(search).componentId ?? FIRST_THEME })
    .loadMap()
    .catch(() => undefined);
}

// A lazy part imports this file, so it must not await one.
if (requests) void hydrate(root, JSON.parse(requests));
else void draw(root);
