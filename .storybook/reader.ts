import { cdp, page } from "vitest/browser";
import { provideForcedColors } from "./forcedColors.ts";
import { provideResize } from "./reflow.ts";

// Runs before each file of stories in the tests: only there can the browser emulate a reader's settings.
provideResize((width, height) => page.viewport(width, height));
provideForcedColors((isActive) =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "forced-colors", value: isActive ? "active" : "none" },
      // Otherwise the runner's setting would be lost.
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  }),
);
