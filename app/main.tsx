import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { watchHistory } from "./lib/leaving.ts";
import { startPage } from "./startPage.ts";

// Otherwise Zod tries to compile code, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

startPage(window.location);
watchHistory();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
const reactRoot = createRoot(root);
// A transition draws in small steps, so that a slow phone stays responsive.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
