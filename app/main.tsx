import { splitLanguage } from "@gbvf/api/lib/words/drafts.ts";
import { type ComponentProps, StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { DirectoryPage } from "./directory/lazyDirectoryPage.ts";
import { screenOf } from "./lib/address/paths.ts";
import { watchHistory } from "./lib/page/leaving.ts";
import { startPage } from "./startPage.ts";

// Zod would otherwise compile code, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const { language, path } = splitLanguage(window.location.pathname);
startPage(path, window.location.search);
watchHistory();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
const reactRoot = createRoot(root);
// A transition draws in small steps, so that a slow phone stays responsive.
const draw = (words?: ComponentProps<typeof App>) =>
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <App {...words} />
      </StrictMode>,
    ),
  );
function drawEnglish() {
  document.documentElement.lang = "en-ZA";
  draw();
}
// What the server wrote stays until its page can be drawn; if that fails, the page says so.
if (screenOf(path) === "contact") DirectoryPage.load().then(drawEnglish, drawEnglish);
else if (language !== "en")
  import("./lib/words/speakingIn.tsx")
    .then(({ speakingIn }) => speakingIn(language))
    .then(draw, () => {
      window.history.replaceState(
        window.history.state,
        "",
        path + window.location.search + window.location.hash,
      );
      drawEnglish();
    });
else drawEnglish();
