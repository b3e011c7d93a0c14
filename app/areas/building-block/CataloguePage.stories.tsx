import { getCatalogue } from "@gbvf/api/building-block/catalogue/contract.ts";
import { only, sessions } from "@gbvf/mocks/auth/sessions.ts";
import { catalogue } from "@gbvf/mocks/building-block/catalogue.ts";
import { answer, failing } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import { type Acting, given, inTurn, loading, shows, showsText } from "../../../.storybook/story.ts";
import { buildingBlock } from "../../lib/address/areaPaths.ts";

const meta = preview.meta({ ...screenAt(buildingBlock.catalogue, { as: sessions.administrator }) });

async function open({ canvas, userEvent }: Acting, button: string) {
  await userEvent.click(await canvas.findByRole("button", { name: button }));
  return within(await canvas.findByRole("form"));
}

export const Everything = meta.story({
  tags: ["phone"],
  play: async ({ canvas }) => {
    const police = within(await canvas.findByRole("region", { name: "Police station support services" }));
    await expect(await police.findByText("Taken out")).toBeVisible();
    await expect(await police.findByText("Counts from 3 August 2026 on")).toBeVisible();
    await expect(
      await police.findByText(/^1,167 places, 927 captured; [\d.]+% available today$/),
    ).toBeVisible();
    await expect(await canvas.findByText("Not in the figures")).toBeVisible();
    const nav = within(canvas.getByRole("navigation", { name: "Administration" }));
    const here = nav.getByRole("link", { name: "Catalogue of building blocks" });
    await expect(here).toHaveAttribute("aria-current", "page");
  },
});

export const RequirementAdded = meta.story({
  play: async (story) => {
    const form = await open(story, "Add a requirement to Police station support services");
    await expect(await form.findByText(/^It counts from today, 15 August 2026, on/)).toBeVisible();
    await expect(await form.findByText(/goes from [\d.]+% to [\d.]+% today/)).toBeVisible();
    await story.userEvent.type(await form.findByRole("textbox", { name: "Name" }), "Room to wait in");
    await story.userEvent.click(await form.findByRole("button", { name: "Add requirement" }));
    await expect(await form.findByText("Please say where the requirement comes from.")).toBeVisible();
    await story.userEvent.type(
      await form.findByRole("textbox", { name: "Where the requirement comes from" }),
      "National Strategic Plan",
    );
    await story.userEvent.click(await form.findByRole("button", { name: "Add requirement" }));
    await waitFor(() =>
      expect(screen.getByText("Room to wait in was added. It counts from today on.")).toBeVisible(),
    );
  },
});

export const Renamed = meta.story({
  play: async (story) => {
    const form = await open(story, "Change GBVF Desk");
    await story.userEvent.type(await form.findByRole("textbox", { name: "Name" }), " and counter");
    await expect(
      await form.findByText("Apr - Jun 2026 and earlier quarters keep the name GBVF Desk."),
    ).toBeVisible();
    await story.userEvent.click(await form.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(story.canvas.getByRole("button", { name: "Change GBVF Desk" })).toHaveFocus());
  },
});

export const BlockLeavesTheFigures = meta.story({
  tags: ["phone"],
  play: async (story) => {
    const form = await open(story, "Change Thuthuzela Care Centres");
    await story.userEvent.click(await form.findByRole("checkbox", { name: "In the figures" }));
    await story.userEvent.click(await form.findByRole("checkbox", { name: /^Confidential/ }));
    await expect(await form.findByText(/^Its [\d,]+ places leave the figures/)).toBeVisible();
    await expect(await form.findByText(/^The addresses of its [\d,]+ places are hidden/)).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ["phone"],
  beforeEach: given(answer(getCatalogue, { ...catalogue, categories: [] })),
  play: inTurn(showsText("No categories available"), shows("button", "Add a category to the catalogue")),
});

export const ForOfficials = meta.story({
  parameters: { router: { url: buildingBlock.start } },
  beforeEach: given(
    signedInAs(
      only(
        sessions.buildingBlock,
        "CreateNewBuildingBlock",
        "LogIntoSystem",
        "ViewBuildingBlocks",
        "BuildingBlockAdmin",
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Catalogue" }));
    await shows("heading", "Catalogue of building blocks", { level: 1 })({ canvas });
    const nav = within(canvas.getByRole("navigation", { name: "Building blocks" }));
    await expect(await nav.findByRole("link", { name: "Catalogue" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(await nav.findByRole("link", { name: "Municipalities" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^System Admin/ })).toBeVisible();
  },
});

export const NoLongerConfidential = meta.story({
  beforeEach: given(
    answer(getCatalogue, {
      ...catalogue,
      categories: catalogue.categories.map((category) => ({
        ...category,
        blocks: category.blocks.map((block) => ({ ...block, isConfidential: true })),
      })),
    }),
  ),
  play: async (story) => {
    const form = await open(story, "Change Thuthuzela Care Centres");
    await story.userEvent.click(await form.findByRole("checkbox", { name: /^Confidential/ }));
    await expect(
      await form.findByText(/^Its [\d,]+ places stay confidential: .* Places added from now on are shown/),
    ).toBeVisible();
  },
});

export const NotAllowed = meta.story({
  beforeEach: given(signedInAs(sessions.buildingBlock)),
  play: async () => {
    await waitFor(() => expect(storyUrl()).toBe(buildingBlock.start));
  },
});

export const Loading = meta.story(loading(getCatalogue));

export const Failed = meta.story({
  beforeEach: given(failing(getCatalogue, 400)),
  play: showsText(/^The catalogue could not be loaded/),
});
