import { cdp } from "vitest/browser";
import { measureOnce } from "./axe.ts";
import { provideForcedColors, showSelectionOnce } from "./forcedColors.ts";
import { respondInPage, respondLate } from "./network.ts";
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
  measureOnce();
  showSelectionOnce();
}
if (import.meta.env.BUSY) respondLate();

/** Not the runner's own command, which also resizes the browser's window and takes five times as long. */
function setFrameSize(width: number, height: number) {
  const { style } = parent.document.body;
  style.setProperty("--viewport-width", `${width}px`);
  style.setProperty("--viewport-height", `${height}px`);
  if (innerWidth !== width) throw new Error(`The frame is ${innerWidth} px wide, not ${width}.`);
}
