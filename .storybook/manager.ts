import { STORY_PREPARED, STORY_RENDERED } from "storybook/internal/core-events";
import { type API, addons } from "storybook/manager-api";
import { fitWindow } from "./fitWindow.ts";
import { theme } from "./theme.ts";

addons.setConfig({ theme });

addons.register("review", (api) => {
  fitWindow();
  const hide = () => hideEmptyControls(api);
  api.on(STORY_PREPARED, hide);
  api.on(STORY_RENDERED, hide);
});

const CONTROLS = "addon-controls";

function hideEmptyControls(api: API): void {
  const story = api.getCurrentStoryData();
  const isEmpty = story?.type === "story" && Object.keys(story.argTypes ?? {}).length === 0;
  document.documentElement.toggleAttribute("data-no-controls", isEmpty);
  if (isEmpty && api.getSelectedPanel() === CONTROLS) api.setSelectedPanel("storybook/a11y/panel");
}
