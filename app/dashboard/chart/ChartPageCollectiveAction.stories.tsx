import { getCollectiveActionsByBoundary } from "@gbvf/api/collective-action/contract.ts";
import { createNoCollectiveActions } from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { expect } from "storybook/test";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import { inOrder, shows, showsText } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/chart?componentId=4") });

const at = placesOn("/home/chart", 4);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    shows("heading", "Collective actions in South Africa"),
    showsText("Active Challenges"),
    showsText("Past Challenges"),
    showsText(/current cycle/),
  ),
});

export const NoneHere = meta.story({ parameters: at(1164, 3), play: showsText("None known") });

export const OptionsChosen = meta.story({
  parameters: at(0, 0, "&componentOptions=3,5"),
  play: async ({ canvas }) => {
    await showsText("Only: Justice, Safety and Protection, Economic Power.")({ canvas });
    const total =
      /^100-Day Challenges in South Africa by cycle: lowest \d+ challenges? .*, highest \d+ challenges \(/;
    await expect(await canvas.findByRole("group", { name: total })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getCollectiveActionsByBoundary, createNoCollectiveActions),
});
