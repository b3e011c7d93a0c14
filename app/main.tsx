import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { App } from "./App.tsx";
import { loadPage } from "./AppScreen.tsx";
import { hydratePage, type LoadedResponses } from "./hydrate.tsx";
import { computeDigest, fetchResponses, parseResponses } from "./lib/api-client/fetchResponses.ts";
import { SwrCache } from "./lib/api-client/SwrCache.ts";
import { startRequest } from "./lib/api-client/useApi.ts";
import { watchHistory } from "./lib/page/blockNavigation.ts";
import { listPageRequests, type RecordedRequests } from "./pageRequests.ts";

// Otherwise Zod compiles schemas to code, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// The navigation's address, not the current address: Back may have led to another address of the same document
// before this script ran.
const [navigation] = performance.getEntriesByType("navigation");
const { pathname, search } = new URL(navigation?.name ?? window.location.href);
const renderedAddress = { pathname, search };
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
const readElementText = (id: "requests" | "responses") => document.getElementById(id)?.textContent;
const [requests, responses] = [readElementText("requests"), readElementText("responses")];
watchHistory();

// With `v5Compat`, the history also reports the steps that the router itself makes.
const createHistory = () => createBrowserHistory({ v5Compat: true });

const createApp = (responses: SwrCache) => (
  <StrictMode>
    <App createHistory={createHistory} renderedAddress={renderedAddress} responses={responses} />
  </StrictMode>
);

async function fetchRecordedResponses(json: string): Promise<LoadedResponses> {
  const { more, digest }: RecordedRequests = JSON.parse(json);
  const keys = new Map([...listPageRequests(renderedAddress), ...more].map((key) => [key[1], key]));
  const responses = await fetchResponses(keys.values());
  return { responses, isChanged: computeDigest(responses.values()) !== digest };
}

/** Renders in a transition, so that a slow phone stays responsive. */
async function renderPage(page: HTMLElement): Promise<void> {
  for (const key of listPageRequests(renderedAddress)) startRequest(key);
  await loadPage(window.location).catch(() => undefined);
  startTransition(() => createRoot(page).render(createApp(new SwrCache())));
}

const hydrateFrom = (loadResponses: () => LoadedResponses | Promise<LoadedResponses>) =>
  void hydratePage(root, { renderedAddress, loadResponses, createApp });

// Not awaited, because lazy parts import this file, which would then wait for itself.
if (responses) hydrateFrom(() => ({ responses: parseResponses(responses), isChanged: false }));
else if (requests) hydrateFrom(() => fetchRecordedResponses(requests));
else void renderPage(root);
