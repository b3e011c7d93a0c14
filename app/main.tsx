import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { App } from "./App.tsx";
import { loadPage } from "./AppScreen.tsx";
import { hydratePage, type Loaded } from "./hydrate.tsx";
import { computeDigest, fetchResponses, parseResponses } from "./lib/api-client/fetchResponses.ts";
import { SwrCache } from "./lib/api-client/SwrCache.ts";
import { startRequest } from "./lib/api-client/useApi.ts";
import { watchHistory } from "./lib/page/blockNavigation.ts";
import { pageRequests, type RecordedRequests } from "./pageRequests.ts";

// Zod would compile code, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Back leads from a loaded page to another address of the same document, also before this script runs.
const [navigation] = performance.getEntriesByType("navigation");
const { pathname, search } = new URL(navigation?.name ?? window.location.href);
const renderedAt = { pathname, search };
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
const getRenderer = (id: "requests" | "responses") => document.getElementById(id)?.textContent;
const [requests, responses] = [getRenderer("requests"), getRenderer("responses")];
watchHistory();

// The router must report its own steps.
const createHistory = () => createBrowserHistory({ v5Compat: true });

const appWith = (responses: SwrCache) => (
  <StrictMode>
    <App createHistory={createHistory} renderedAt={renderedAt} responses={responses} />
  </StrictMode>
);

async function fetchRecorded(recorded: string): Promise<Loaded> {
  const { more, digest }: RecordedRequests = JSON.parse(recorded);
  const keys = new Map([...pageRequests(renderedAt), ...more].map((key) => [key[1], key]));
  const responses = await fetchResponses(keys.values());
  return { responses, isChanged: computeDigest(responses.values()) !== digest };
}

/** A transition keeps a slow phone responsive. */
async function drawPage(page: HTMLElement): Promise<void> {
  for (const key of pageRequests(renderedAt)) startRequest(key);
  await loadPage(window.location).catch(() => undefined);
  startTransition(() => createRoot(page).render(appWith(new SwrCache())));
}

const hydrateFrom = (read: () => Loaded | Promise<Loaded>) =>
  void hydratePage(root, { renderedAt, read, appWith });

// A lazy part imports this file, so it must not await one.
if (responses) hydrateFrom(() => ({ responses: parseResponses(responses), isChanged: false }));
else if (requests) hydrateFrom(() => fetchRecorded(requests));
else void drawPage(root);
