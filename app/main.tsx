import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { watchHistory } from "./lib/leaving.ts";
import { startPage } from "./startPage.ts";

// Zod, which the forms bring, would try out whether it may compile code; the content security policy reports that.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

startPage(window.location);
watchHistory();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
const reactRoot = createRoot(root);
// As a transition the first drawing is done in small steps: a slow phone can scroll and press meanwhile.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
