import { getBuildingBlockAssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { associatedToCoordinator, associatedToUser } from "@gbvf/mocks/building-block/overview.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import {
  comesTo,
  failed,
  inOrder,
  lacks,
  loading,
  type Mocking,
  presses,
  selects,
  shows,
  showsText,
  withHandlers,
} from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";

const meta = preview.meta({ ...screenAt("/buildingBlock/", { as: sessions.buildingBlock }) });

export const Province = meta.story({
  tags: ["screen"],
  play: async ({ canvas }) => {
    await shows("heading", "System Admin: Gauteng | 9 Municipalities", { level: 1 })({ canvas });
    const [firstHeading] = await canvas.findAllByRole("heading", { level: 3 });
    await expect(firstHeading).toHaveTextContent("Emfuleni");
    const steps = within(canvas.getByRole("list", { name: "What to do next" }));
    const [mostUrgent] = steps.getAllByRole("link");
    await expect(mostUrgent).toHaveTextContent(/^Check \d+ reported$/);
    for (const text of ["100% complete", "1%-99% in-progress", "0% incomplete"])
      await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const ProvinceOnPhone = meta.story({
  globals: phone,
  play: inOrder(presses("button", /^Emfuleni/), shows("link", /^Check .* in Emfuleni$/)),
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const filters = within(await canvas.findByRole("group", { name: "Filter by" }));
    const choose = (name: string, option: string) => selects(name, option)({ canvas: filters, userEvent });
    const field = (name: string) => filters.findByRole("combobox", { name });
    await canvas.findByRole("button", { name: /^Emfuleni/ });
    await expect(await field("District")).toBeDisabled();
    await choose("Province", "Gauteng");
    await expect(await field("Local Municipality")).toBeDisabled();
    await choose("District", "Sedibeng");
    await choose("Local Municipality", "Emfuleni");
    await comesTo("/buildingBlock/?boundaryId=1054")();
  },
});

export const SecondPerson = meta.story({
  play: inOrder(
    async ({ canvas }) => expect(await canvas.findByRole("checkbox")).not.toBeChecked(),
    presses("checkbox", "A second person has to verify changes in Gauteng"),
    showsText("From now on a second person verifies what somebody captured."),
  ),
});

export const Coordinator = meta.story({
  beforeEach: withHandlers(
    respond(getBuildingBlockAssociatedToUser, associatedToCoordinator),
    signedInAs({ ...sessions.buildingBlock, organisationName: null }),
  ),
  play: async ({ canvas }) => {
    await shows("heading", "Building Block Dashboard", { level: 1 })({ canvas });
    await canvas.findByRole("heading", { level: 3, name: "Emfuleni" });
    await expect(canvas.getAllByRole("table")).toHaveLength(1);
  },
});

export const Empty = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(getBuildingBlockAssociatedToUser, { ...associatedToUser, scope: [], municipalities: [] }),
  ),
  play: showsText("No data available to display."),
});

export const PlaceOfAnother = meta.story({
  tags: ["phone"],
  parameters: { router: { url: "/buildingBlock/?boundaryId=1" } },
  beforeEach: ({ msw }: Mocking) =>
    msw.use(
      respond(getBuildingBlockAssociatedToUser, () => {
        msw.use(failing(getBuildingBlockAssociatedToUser, 404));
        return associatedToUser;
      }),
    ),
  play: showsText(/^This place is not one of yours/),
});

export const NothingToDoWithoutVerifying = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    signedInAs(withoutPermissions(sessions.buildingBlock, "ValidateBuildingBlock")),
    respond(getBuildingBlockAssociatedToUser, {
      ...associatedToUser,
      next: { reported: 0, overdue: 0, due: 0, callAgain: 0, toVerify: 0, returned: 0 },
      municipalities: associatedToUser.municipalities.map((each) => ({ ...each, pendingCount: 0 })),
    }),
  ),
  play: inOrder(showsText("Nothing is due, and nothing waits."), lacks("checkbox")),
});

export const Returned = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(getBuildingBlockAssociatedToUser, {
      ...associatedToUser,
      next: { reported: 0, overdue: 0, due: 0, callAgain: 0, toVerify: 0, returned: 2 },
    }),
  ),
  play: inOrder(
    presses("link", "Correct 2"),
    comesTo("/buildingBlock/waiting/?state=sent+back"),
    shows("radio", "Sent back"),
  ),
});

export const Loading = meta.story(loading(getBuildingBlockAssociatedToUser));

export const Failed = meta.story({
  tags: ["phone"],
  ...failed(getBuildingBlockAssociatedToUser, showsText(/^The municipalities could not be loaded/)),
});
