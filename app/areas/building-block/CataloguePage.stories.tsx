import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { changeCatalogue, getCatalogue } from "@gbvf/api/building-block/catalogue/contract.ts";
import { ACTIONS } from "@gbvf/api/lib/actions.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { catalogue } from "@gbvf/mocks/building-block/catalogue.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { toast } from "react-toastify/unstyled";
import { expect, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../../.storybook/Acting.ts";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { buildingBlock } from "../../lib/areaPaths.ts";
import { noteSignedOut } from "../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: buildingBlock.catalogue } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

const phone = { viewport: { value: "phone" } };

async function open({ canvas, userEvent }: Acting, button: string) {
  await userEvent.click(await canvas.findByRole("button", { name: button }));
  return within(await canvas.findByRole("form"));
}

/** Each requirement with how many places meet it; what is taken out or new says so. */
export const Everything = meta.story({
  play: async ({ canvas }) => {
    const police = within(await canvas.findByRole("region", { name: "Police station support services" }));
    await expect(police.getByText("Taken out")).toBeVisible();
    await expect(police.getByText("Counts from 3 August 2026 on")).toBeVisible();
    await expect(police.getByText(/^1,163 places, 940 captured; 29.22% available today$/)).toBeVisible();
    await expect(canvas.getByText("Not in the figures")).toBeVisible();
    const nav = within(canvas.getByRole("navigation", { name: "Administration" }));
    const here = nav.getByRole("link", { name: "Catalogue of building blocks" });
    await expect(here).toHaveAttribute("aria-current", "page");
  },
});

export const EverythingOnPhone = meta.story({ globals: phone });

/** Before it is added: from when it counts, and what it does to the figure. */
export const RequirementAdded = meta.story({
  play: async (story) => {
    const form = await open(story, "Add a requirement to Police station support services");
    await expect(form.getByText(/^It counts from today, 15 August 2026, on/)).toBeVisible();
    await expect(form.getByText(/goes from 29.22% to 21.91% today/)).toBeVisible();
    await story.userEvent.type(form.getByRole("textbox", { name: "Name" }), "Room to wait in");
    await story.userEvent.click(form.getByRole("button", { name: "Add requirement" }));
    await expect(await form.findByText("Please say where the requirement comes from.")).toBeVisible();
    await story.userEvent.type(
      form.getByRole("textbox", { name: "Where the requirement comes from" }),
      "National Strategic Plan",
    );
    await story.userEvent.click(form.getByRole("button", { name: "Add requirement" }));
    await waitFor(() =>
      expect(screen.getByText("Room to wait in was added. It counts from today on.")).toBeVisible(),
    );
  },
});

export const RequirementTakenOut = meta.story({
  play: async (story) => {
    const form = await open(story, "Change GBVF Desk");
    await story.userEvent.click(form.getByRole("checkbox", { name: "Asked of every place" }));
    await expect(await form.findByText(/goes from 29.22% to 21.91% today/)).toBeVisible();
  },
});

export const RequirementTakenOutOnPhone = meta.story({ ...RequirementTakenOut.input, globals: phone });

/** The old name stays where it was reported. */
export const Renamed = meta.story({
  play: async (story) => {
    const form = await open(story, "Change GBVF Desk");
    await story.userEvent.type(form.getByRole("textbox", { name: "Name" }), " and counter");
    await expect(
      await form.findByText("Apr - Jun 2026 and earlier quarters are still told as GBVF Desk."),
    ).toBeVisible();
    await story.userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(story.canvas.getByRole("button", { name: "Change GBVF Desk" })).toHaveFocus());
  },
});

/** What it does to the places that the block has, before it is saved. */
export const BlockLeavesTheFigures = meta.story({
  play: async (story) => {
    const form = await open(story, "Change Thuthuzela Care Centres");
    await story.userEvent.click(form.getByRole("checkbox", { name: "In the figures" }));
    await story.userEvent.click(form.getByRole("checkbox", { name: /^Confidential/ }));
    await expect(await form.findByText(/^Its 1,163 places leave the figures/)).toBeVisible();
    await expect(form.getByText(/^The addresses of its 1,163 places are hidden/)).toBeVisible();
  },
});

export const BlockLeavesTheFiguresOnPhone = meta.story({ ...BlockLeavesTheFigures.input, globals: phone });

/** Two people at one requirement: the second chooses, and nothing is lost. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(changeCatalogue, 409, {
        code: "changed",
        message: "This requirement was changed by Sipho Dube.",
        changedBy: "Sipho Dube",
        changedAt: "2026-08-15T07:00:00.000Z",
        current: {
          kind: "requirement",
          id: 1,
          version: 2,
          description: "GBVF Desks",
          origin: "Building Block Maturity detail, End GBVF Collective",
          isIncluded: true,
        },
      }),
    ),
  play: async (story) => {
    const form = await open(story, "Change GBVF Desk");
    await story.userEvent.type(form.getByRole("textbox", { name: "Name" }), " and counter");
    await story.userEvent.click(form.getByRole("button", { name: "Save" }));
    const choice = within(await form.findByRole("group", { name: "Choose what to keep" }));
    await expect(choice.getByRole("radio", { name: /^GBVF Desks/ })).toBeVisible();
  },
});

const long =
  "Saldanha Bay and Surroundings Centres for Survivors of Sexual Violence and Femicide, Vredenburg";

export const LongestNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getCatalogue, {
        ...catalogue,
        categories: catalogue.categories.map((category) => ({
          ...category,
          description: long,
          blocks: category.blocks.map((block) => ({
            ...block,
            description: `${long} ${block.buildingBlockId}`,
            requirements: block.requirements.map((each) => ({ ...each, description: long, origin: long })),
          })),
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("heading", { level: 3 });
  },
});

export const LongestNamesOnPhone = meta.story({ ...LongestNames.input, globals: phone });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCatalogue, { ...catalogue, categories: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No categories available")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add a category to the catalogue" })).toBeVisible();
  },
});

export const EmptyOnPhone = meta.story({ ...Empty.input, globals: phone });

/** In the area of building blocks, too, for who holds both. */
export const ForOfficials = meta.story({
  parameters: { router: { url: buildingBlock.start } },
  beforeEach: ({ msw }) => {
    const { buildingBlock: session } = sessions;
    const userActions = [{ actionId: ACTIONS.CreateNewBuildingBlock }, ...session.userActions];
    msw.use(answer(userAuthenticated, { ...session, userActions }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Catalogue" }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Catalogue of building blocks" }),
    ).toBeVisible();
    const nav = within(canvas.getByRole("navigation", { name: "Building blocks" }));
    await expect(nav.getByRole("link", { name: "Catalogue" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(nav.getByRole("link", { name: "Municipalities" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^System Admin/ })).toBeVisible();
  },
});

/** What is listed stays hidden: nobody's address comes out by a box that is ticked off. */
export const NoLongerConfidential = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
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
    await story.userEvent.click(form.getByRole("checkbox", { name: /^Confidential/ }));
    await expect(
      await form.findByText(/^Its 1,163 places stay confidential: .* Places added from now on are shown/),
    ).toBeVisible();
  },
});

/** Who may not change the catalogue is led to their own start. */
export const NotAllowed = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(userAuthenticated, sessions.buildingBlock)),
  play: async () => {
    await waitFor(() => expect(storyUrl()).toBe(buildingBlock.start));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getCatalogue)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getCatalogue, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The catalogue could not be loaded/)).toBeVisible();
  },
});
