import { cdp, page } from "vitest/browser";
import { measureContrastOnce } from "./contrast.ts";
import { provideForcedColors } from "./forcedColors.ts";
import { answerLate } from "./network.ts";
import { provideResize } from "./reflow.ts";

provideResize((width, height) => page.viewport(width, height));
provideForcedColors((isActive) =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "forced-colors", value: isActive ? "active" : "none" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  }),
);
if (!import.meta.env.THOROUGH) measureContrastOnce();
if (import.meta.env.BUSY) answerLate();
