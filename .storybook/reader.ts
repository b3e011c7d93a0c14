import { cdp } from "vitest/browser";
import { omitRepeatedRules } from "./axe.ts";
import { checkSelectionOnce, provideForcedColors } from "./forcedColors.ts";
import { delayResponses, respondInPage } from "./network.ts";
import { provideResize } from "./reflow.ts";

respondInPage();
provideResize(setFrameSize);
provideForcedColors((isActive) =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "forced-colors", value: isActive ? "active" : "none" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  }),
);
if (!import.meta.env.THOROUGH) {
  omitRepeatedRules();
  checkSelectionOnce();
}
if (import.meta.env.BUSY) delayResponses();

/** Replaces the runner's command, which also resizes the browser's window and takes five times as long. */
function setFrameSize(width: number, height: number) {
  const { style } = parent.document.body;
  style.setProperty("--viewport-width", `${width}px`);
  style.setProperty("--viewport-height", `${height}px`);
  if (innerWidth !== width) throw new Error(`The frame is ${innerWidth} px wide, not ${width}.`);
}
