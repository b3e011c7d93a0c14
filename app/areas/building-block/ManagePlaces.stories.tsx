import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getBuildingBlockOnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { addBuildingBlock, endBuildingBlock } from "@gbvf/api/building-block/place/contract.ts";
import { ACTIONS } from "@gbvf/api/lib/actions.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { contactsWithRequirements } from "@gbvf/mocks/building-block/capture.ts";
import { onMunicipality } from "@gbvf/mocks/building-block/overview.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, refusing } from "@gbvf/mocks/respond.ts";
import { toast } from "react-toastify/unstyled";
import { expect, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../../.storybook/Acting.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { buildingBlock } from "../../lib/areaPaths.ts";
import { noteSignedOut } from "../../lib/signInHint.ts";

const place = contactsWithRequirements;
const { boundaryStakeholderId, buildingBlockId, stakeholderId, version } = place;

const meta = preview.meta({
  component: AppScreen,
  parameters: {
    layout: "fullscreen",
    router: { url: buildingBlock.manage(boundaryStakeholderId, buildingBlockId, stakeholderId) },
  },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.buildingBlock));
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

const phone = { viewport: { value: "phone" } };

async function add({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Add a place" }));
  const form = within(await canvas.findByRole("form", { name: "Add a place" }));
  await waitFor(() => expect(form.getByRole("textbox", { name: "Name" })).toHaveFocus());
  return form;
}

async function askToEnd({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "End this place" }));
  return within(await screen.findByRole("alertdialog", { name: `End ${place.name}?` }));
}

/** What was added is shown, for its contact people to be captured. */
export const Added = meta.story({
  play: async (story) => {
    const form = await add(story);
    await story.userEvent.keyboard("Riverside police station");
    await story.userEvent.type(form.getByRole("textbox", { name: "Physical Address" }), "3 River Road");
    await story.userEvent.click(form.getByRole("button", { name: "Add place" }));
    await waitFor(() =>
      expect(storyUrl()).toBe(buildingBlock.manage(boundaryStakeholderId, buildingBlockId, 210_499)),
    );
  },
});

export const Adding = meta.story({
  play: async (story) => {
    await add(story);
  },
});

export const AddingOnPhone = meta.story({ ...Adding.input, globals: phone });

/** The first of its kind in the municipality; all of them are confidential. */
export const AddingConfidential = meta.story({
  parameters: { router: { url: buildingBlock.manage(boundaryStakeholderId, buildingBlockId) } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getBuildingBlockOnMunicipality, { ...onMunicipality, isConfidential: true, instances: [] }),
    ),
  play: async (story) => {
    const form = await add(story);
    await expect(form.queryByRole("checkbox")).toBeNull();
  },
});

/** One of the name stands already; what was typed stays. */
export const AddRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(addBuildingBlock, 409, {
        code: "exists",
        message: "Galeshewe police station is listed here already.",
      }),
    ),
  play: async (story) => {
    const form = await add(story);
    await story.userEvent.keyboard("Galeshewe police station");
    await story.userEvent.type(form.getByRole("textbox", { name: "Physical Address" }), "3 River Road");
    await story.userEvent.click(form.getByRole("button", { name: "Add place" }));
    await expect(await form.findByText("Galeshewe police station is listed here already.")).toBeVisible();
  },
});

/** What goes, from when, and why has to be said. */
export const EndAsked = meta.story({
  play: async (story) => {
    const question = await askToEnd(story);
    await waitFor(() => expect(question.getByText(/^From 15 August 2026 on/)).toBeVisible());
    await story.userEvent.click(question.getByRole("button", { name: "End this place" }));
    await expect(await question.findByText("Please say why it ends.")).toBeVisible();
  },
});

export const EndAskedOnPhone = meta.story({ ...EndAsked.input, globals: phone });

export const Ended = meta.story({
  play: async (story) => {
    const question = await askToEnd(story);
    await story.userEvent.click(await question.findByRole("radio", { name: "It moved away" }));
    await story.userEvent.click(question.getByRole("button", { name: "End this place" }));
    await waitFor(() =>
      expect(storyUrl()).toBe(buildingBlock.manage(boundaryStakeholderId, buildingBlockId)),
    );
  },
});

/** Somebody changed it meanwhile: the question says so and stays. */
export const EndConflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(endBuildingBlock, 409, {
        code: "changed",
        message: "This place was changed by Sipho Dube.",
        changedBy: "Sipho Dube",
        changedAt: "2026-08-15T07:00:00.000Z",
        current: { ...place, version: version + 1 },
      }),
    ),
  play: async (story) => {
    const question = await askToEnd(story);
    await story.userEvent.click(await question.findByRole("radio", { name: "It closed" }));
    await story.userEvent.click(question.getByRole("button", { name: "End this place" }));
    await waitFor(() => expect(question.getByText("This place was changed by Sipho Dube.")).toBeVisible());
  },
});

/** One press says that the place is where it is listed. */
export const Confirmed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "It exists as listed" }));
    await waitFor(() => expect(screen.getByText("Thank you: it exists.")).toBeVisible());
  },
});

/** Without the permissions there is nothing to press. */
export const MayOnlyEdit = meta.story({
  beforeEach: ({ msw }) => {
    const withheld: readonly number[] = [
      ACTIONS.AddBuildingBlock,
      ACTIONS.DeleteBuildingBlock,
      ACTIONS.VerifyBuildingBlockExist,
    ];
    const { buildingBlock: session } = sessions;
    const userActions = session.userActions.filter(({ actionId }) => !withheld.includes(actionId));
    msw.use(answer(userAuthenticated, { ...session, userActions }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Edit" });
    for (const name of ["Add a place", "End this place", "It exists as listed"])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
});
