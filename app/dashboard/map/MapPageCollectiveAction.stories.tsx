import { getCollectiveActionsByBoundary } from "@gbvf/api/collective-action/contract.ts";
import { createNoCollectiveActions } from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { empty } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import { contains, inOrder, lacks, showsText, takesFocus } from "../../../.storybook/story.ts";

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
    const legend = within(await canvas.findByRole("list", { name: "Pins" }));
    await expect(await legend.findByText("Inactive challenges")).toBeVisible();
    await expect(
      (await canvas.findAllByRole("button", { name: /^Court in Sol Plaatje, .*100-Day Challenge/ }))[0],
    ).toBeInTheDocument();
  },
});

export const Filtered = meta.story({
  parameters: at(1163, 3, "&componentOptions=3"),
  play: inOrder(contains("button", /^Court in Sol Plaatje, /), lacks("button", /^Sol Plaatje, /)),
});

async function openPin() {
  const [pin] = await screen.findAllByRole("button", { name: /^Court in Sol Plaatje, / });
  pin?.focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: /^100-Day Challenges/ });
  await takesFocus(dialog);
  return { pin, dialog: within(dialog) };
}

export const MarkerOpened = meta.story({
  parameters: municipality,
  play: async () => {
    const { pin, dialog } = await openPin();
    await expect(
      await dialog.findByRole("button", { name: /^Inactive Challenges/, expanded: true }),
    ).toBeInTheDocument();
    await expect(
      await screen.findByRole("heading", { name: "100-Day Challenges in Sol Plaatje" }),
    ).toBeVisible();
    await expect(await dialog.findByText("No active challenges found")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(pin).toHaveFocus());
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getCollectiveActionsByBoundary, createNoCollectiveActions, contains("button", "Namakwa, No data")),
});
