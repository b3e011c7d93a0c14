import { STORY_PREPARED, STORY_RENDERED } from "storybook/internal/core-events";
import { type API, addons } from "storybook/manager-api";
import { theme } from "./theme.ts";

addons.setConfig({ theme });

addons.register("review", (api) => {
  scalePreviewToFit();
  for (const event of [STORY_PREPARED, STORY_RENDERED]) api.on(event, () => hideEmptyControls(api));
});

const CONTROLS = "addon-controls";

function hideEmptyControls(api: API): void {
  const story = api.getCurrentStoryData();
  const isEmpty = story?.type === "story" && Object.keys(story.argTypes ?? {}).length === 0;
  document.documentElement.toggleAttribute("data-no-controls", isEmpty);
  if (isEmpty && api.getSelectedPanel() === CONTROLS) api.setSelectedPanel("storybook/a11y/panel");
}

/** The element on which Storybook sets the chosen width. */
const BOX = '#storybook-preview-wrapper [style*="width: calc("]';
const MARGIN = 84;

const style = document.createElement("style");
style.textContent = `
${BOX} { flex-shrink: 0; zoom: var(--fit, 1); }
[data-no-controls] [data-key="addon-controls"] { display: none; }
`;

function scalePreviewToFit(): void {
  document.head.append(style);
  const fit = () => {
    const box = document.querySelector<HTMLElement>(BOX);
    const width = document.getElementById("storybook-preview-wrapper")?.clientWidth ?? 0;
    const requestedWidth = Number.parseFloat(/calc\(([\d.]+)px/.exec(box?.style.width ?? "")?.[1] ?? "0");
    const scale = requestedWidth === 0 || width === 0 ? 1 : Math.min(1, (width - MARGIN) / requestedWidth);
    document.documentElement.style.setProperty("--fit", scale.toFixed(3));
  };
  let frame = 0;
  const scheduleFit = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  };
  new MutationObserver(scheduleFit).observe(document.body, {
    attributeFilter: ["style"],
    childList: true,
    subtree: true,
  });
  window.addEventListener("resize", scheduleFit);
}
