import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { DirectoryPage } from "./directory/lazyDirectoryPage.ts";
import { screenOf } from "./lib/address/paths.ts";
import { watchHistory } from "./lib/page/leaving.ts";
import { startPage } from "./startPage.ts";

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
