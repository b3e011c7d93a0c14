import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { loadPage } from "./AppScreen.tsx";
import { NotReady } from "./layouts/NotReady.tsx";
import type { RenderedAddress } from "./lib/address/AddressRouter.tsx";
import type { SwrCache } from "./lib/api-client/SwrCache.ts";
import { Hydrating } from "./lib/page/replay.ts";

export type LoadedResponses = { responses: SwrCache; isChanged: boolean };

type ServerPage = {
  renderedAddress: RenderedAddress;
  loadResponses: () => LoadedResponses | Promise<LoadedResponses>;
  createApp: (responses: SwrCache) => ReactNode;
};

const RETRY_AFTER_MS = 5_000;

/** Ends the current task, so that a phone can respond while the app starts. */
const yieldToMain = () => new Promise((done) => setTimeout(done));

/** Leaves the server's HTML in place until every response for it has arrived. */
export async function hydratePage(page: HTMLElement, serverPage: ServerPage, notice?: Root): Promise<void> {
  try {
    await yieldToMain();
    const pages = [loadPage(serverPage.renderedAddress), loadPage(window.location)];
    const [{ responses, isChanged }] = await Promise.all([serverPage.loadResponses(), ...pages]);
    notice?.unmount();
    document.dispatchEvent(new Hydrating());
    const app = serverPage.createApp(responses);
    // Changed figures do not match the server's HTML, so React renders the page anew instead of hydrating it.
    startTransition(() => (isChanged ? createRoot(page).render(app) : void hydrateRoot(page, app)));
  } catch {
    const root = notice ?? createRoot(document.body.appendChild(document.createElement("div")));
    const retry = () => {
      clearTimeout(timer);
      void hydratePage(page, serverPage, root);
    };
    const timer = setTimeout(retry, RETRY_AFTER_MS);
    root.render(<NotReady onRetry={retry} />);
  }
}
