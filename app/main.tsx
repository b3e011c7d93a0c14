import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { App } from "./App.tsx";
import { loadPage } from "./AppScreen.tsx";
import { NotReady } from "./layouts/NotReady.tsx";
import { computeDigest, fetchResponses, parseResponses } from "./lib/api-client/fetchResponses.ts";
import { SwrCache } from "./lib/api-client/SwrCache.ts";
import { startRequest } from "./lib/api-client/useApi.ts";
import { watchHistory } from "./lib/page/blockNavigation.ts";
import { Hydrating } from "./lib/page/replay.ts";
import { pageRequests, type RecordedRequests } from "./pageRequests.ts";

// Zod would compile code, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Back leads from a loaded page to another address of the same document, also before this script runs.
const [navigation] = performance.getEntriesByType("navigation");
const { pathname, search } = new URL(navigation?.name ?? window.location.href);
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
const writtenBy = (id: "requests" | "responses") => document.getElementById(id)?.textContent;
const [requests, responses] = [writtenBy("requests"), writtenBy("responses")];
watchHistory();

// The router must report its own steps.
const createHistory = () => createBrowserHistory({ v5Compat: true });

const appWith = (responses: SwrCache) => (
  <StrictMode>
    <App createHistory={createHistory} renderedAt={{ pathname, search }} responses={responses} />
  </StrictMode>
);

type Loaded = { responses: SwrCache; isChanged: boolean };

async function fetchRecorded(recorded: string): Promise<Loaded> {
  const { more, digest }: RecordedRequests = JSON.parse(recorded);
  const keys = new Map([...pageRequests({ pathname, search }), ...more].map((key) => [key[1], key]));
  const responses = await fetchResponses(keys.values());
  return { responses, isChanged: computeDigest(responses.values()) !== digest };
}

const RETRY_AFTER_MS = 5_000;

/** Starting the app takes a phone more than one task should. */
const yieldToMain = () => new Promise((done) => setTimeout(done));

/** The server's HTML stays until all its responses have arrived. */
async function hydratePage(
  page: HTMLElement,
  read: () => Loaded | Promise<Loaded>,
  notice?: Root,
): Promise<void> {
  try {
    await yieldToMain();
    const pages = [loadPage({ pathname, search }), loadPage(window.location)];
    const [{ responses, isChanged }] = await Promise.all([read(), ...pages]);
    notice?.unmount();
    document.dispatchEvent(new Hydrating());
    const app = appWith(responses);
    // Other figures would not match the server's HTML, which then stays until they are drawn.
    startTransition(() => (isChanged ? createRoot(page).render(app) : void hydrateRoot(page, app)));
  } catch {
    const root = notice ?? createRoot(document.body.appendChild(document.createElement("div")));
    const retry = () => {
      clearTimeout(timer);
      void hydratePage(page, read, root);
    };
    const timer = setTimeout(retry, RETRY_AFTER_MS);
    root.render(<NotReady onRetry={retry} />);
  }
}

/** A transition keeps a slow phone responsive. */
async function drawPage(page: HTMLElement): Promise<void> {
  for (const key of pageRequests({ pathname, search })) startRequest(key);
  await loadPage(window.location).catch(() => undefined);
  startTransition(() => createRoot(page).render(appWith(new SwrCache())));
}

// A lazy part imports this file, so it must not await one.
if (responses) void hydratePage(root, () => ({ responses: parseResponses(responses), isChanged: false }));
else if (requests) void hydratePage(root, () => fetchRecorded(requests));
else void drawPage(root);
