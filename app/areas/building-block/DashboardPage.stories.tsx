import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getBuildingBlockAssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { ACTIONS } from "@gbvf/api/lib/actions.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { associatedToCoordinator, associatedToUser } from "@gbvf/mocks/building-block/overview.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { noteSignedOut } from "../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/buildingBlock/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.buildingBlock));
    return noteSignedOut;
  },
});

const phone = { viewport: { value: "phone" } };

/** A province: its municipalities side by side, and what is reported wrong and overdue comes first. */
export const Province = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "System Admin: Gauteng | 4 Municipalities" }),
    ).toBeVisible();
    const [first] = canvas.getAllByRole("heading", { level: 3 });
    await expect(first).toHaveTextContent("Sol Plaatje");
    for (const words of ["100% complete", "1%-99% in-progress", "0% incomplete"])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});

export const ProvinceOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Sol Plaatje/ }));
    await expect(await canvas.findByRole("link", { name: /^Check .* in Sol Plaatje$/ })).toBeVisible();
  },
});

/** Each filter opens with the one above it, and what is chosen stands in the address. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const filters = within(await canvas.findByRole("group", { name: "Filter by" }));
    const choose = async (label: RegExp, option: string) => {
      await userEvent.click(await filters.findByRole("button", { name: label }));
      await userEvent.click(await screen.findByRole("option", { name: option }));
    };
    await canvas.findByRole("heading", { level: 3, name: "Sol Plaatje" });
    await expect(filters.getByRole("button", { name: /District$/ })).toBeDisabled();
    await choose(/Province$/, "Northern Cape");
    await expect(filters.getByRole("button", { name: /Local Municipality$/ })).toBeDisabled();
    await choose(/District$/, "Frances Baard");
    await choose(/Local Municipality$/, "Sol Plaatje");
    await expect(storyUrl()).toBe("/buildingBlock/?boundaryId=1163");
  },
});

/** Who captures a whole province says whether somebody else has to verify changes. */
export const SecondPerson = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rule = await canvas.findByRole("checkbox", {
      name: "A second person has to verify changes in Northern Cape",
    });
    await expect(rule).not.toBeChecked();
    await userEvent.click(rule);
    await waitFor(() =>
      expect(screen.getByText("From now on a second person verifies what somebody captured.")).toBeVisible(),
    );
  },
});

/** Who may not verify has no say in it. */
export const ProvinceWithoutVerifying = meta.story({
  beforeEach: ({ msw }) => {
    const { buildingBlock: session } = sessions;
    const userActions = session.userActions.filter(
      ({ actionId }) => actionId !== ACTIONS.ValidateBuildingBlock,
    );
    msw.use(answer(userAuthenticated, { ...session, userActions }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 3, name: "Sol Plaatje" });
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
});

/** One municipality: there is nothing to compare. */
export const Coordinator = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer(userAuthenticated, { ...sessions.buildingBlock, organisationName: null }));
    msw.use(answer(getBuildingBlockAssociatedToUser, associatedToCoordinator));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Building Block Dashboard" }),
    ).toBeVisible();
    await canvas.findByRole("heading", { level: 3, name: "Sol Plaatje" });
    await expect(canvas.getAllByRole("table")).toHaveLength(1);
  },
});

const long =
  "Saldanha Bay and Surroundings Thuthuzela Care Centres for Survivors of Sexual Violence, Vredenburg";

const longest = {
  ...associatedToCoordinator,
  municipalities: associatedToUser.municipalities.map((each, index) => ({
    ...each,
    name: `${long} ${index + 1}`,
    buildingBlockCategories: each.buildingBlockCategories.map((category) => ({
      ...category,
      buildingBlocks: category.buildingBlocks.map((block) => ({ ...block, description: long })),
    })),
  })),
};

export const LongestNames = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer(userAuthenticated, { ...sessions.buildingBlock, organisationName: long }));
    msw.use(answer(getBuildingBlockAssociatedToUser, longest));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("heading", { level: 3 });
  },
});

export const LongestNamesOnPhone = meta.story({ ...LongestNames.input, globals: phone, play: undefined });

const showEmpty = { ...associatedToUser, scope: [], municipalities: [] };

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getBuildingBlockAssociatedToUser, showEmpty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available to display.")).toBeVisible();
  },
});

export const EmptyOnPhone = meta.story({ ...Empty.input, globals: phone });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getBuildingBlockAssociatedToUser)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getBuildingBlockAssociatedToUser, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The municipalities could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const FailedOnPhone = meta.story({ ...Failed.input, globals: phone });
