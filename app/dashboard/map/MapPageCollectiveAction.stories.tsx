import { getCollectiveActionsByBoundary } from "@gbvf/api/collective-action/contract.ts";
import { createNoCollectiveActions } from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { expect, screen, waitFor } from "storybook/test";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import {
  contains,
  inOrder,
  lacks,
  pressesKeys,
  shows,
  showsText,
  showsTextIn,
  takesFocus,
} from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/map?componentId=4") });

const at = placesOn("/home/map", 4);
const municipality = at(1163, 3);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    contains("button", "Northern Cape, 9 active challenges"),
    showsText("Active Challenges"),
    showsText("Past Challenges"),
  ),
});
export const Municipality = meta.story({
  tags: ["phone", "small"],
  parameters: municipality,
  play: async ({ canvas }) => {
    await showsTextIn("Inactive challenges", "list", "Pins")({ canvas });
    const pins = await canvas.findAllByRole("button", { name: /^Court in Sol Plaatje, .*100-Day Challenge/ });
    await expect(pins).not.toHaveLength(0);
  },
});

export const Filtered = meta.story({
  parameters: at(1163, 3, "&componentOptions=3"),
  play: inOrder(contains("button", /^Court in Sol Plaatje, /), lacks("button", /^Sol Plaatje, /)),
});

export const MarkerOpened = meta.story({
  parameters: municipality,
  play: async (story) => {
    const [pin] = await story.canvas.findAllByRole("button", { name: /^Court in Sol Plaatje, / });
    pin?.focus();
    await story.userEvent.keyboard("{Enter}");
    await inOrder(
      shows("button", /^Inactive Challenges/),
      shows("heading", "100-Day Challenges in Sol Plaatje"),
      showsTextIn("No active challenges found", "dialog"),
      async () => takesFocus(screen.getByRole("dialog")),
      pressesKeys("{Escape}"),
      lacks("dialog"),
    )(story);
    await waitFor(() => expect(pin).toHaveFocus());
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getCollectiveActionsByBoundary, createNoCollectiveActions, contains("button", "Namakwa, No data")),
});
