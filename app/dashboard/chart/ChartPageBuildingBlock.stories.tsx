import {
  getBuildingBlockData,
  getBuildingBlockRequirementDetailData,
} from "@gbvf/api/building-block/contract.ts";
import { buildingBlocksOf, noBuildingBlocksOf } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/chart?componentId=1" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (boundaryId: number, boundaryTypeId: number, more = "") => ({
  router: {
    url: `/home/chart?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=1${more}`,
  },
});

export const Country = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("grid", { name: "Availability by category, South Africa" }),
    ).toBeVisible();
  },
});

/** The table then shows requirements. */
export const SubOptionsChosen = meta.story({
  parameters: at(7, 1, "&componentOptions=1&componentSubOptions=1-1"),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: /Availability by block and requirement$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "GBVF Desk" })).toBeVisible();
    await expect(canvas.queryByRole("rowheader", { name: "Shelters" })).toBeNull();
  },
});

export const OptionChosen = meta.story({ parameters: at(7, 1, "&componentOptions=3") });

/** By name, with a link to whom to call. */
export const Gaps = meta.story({
  parameters: at(1164, 3),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Police station support services/ }));
    await expect(canvas.getAllByText("Galeshewe")[0]).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Who to call: contacts in Dikgatlong" })).toHaveAttribute(
      "href",
      "/home/contact?boundaryId=1164&boundaryTypeId=3",
    );
  },
});

export const GapsOfDistrict = meta.story({
  parameters: at(146, 2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Police station support services/ }));
    await expect(canvas.getAllByRole("link", { name: "Phokwane" })[0]).toHaveAttribute(
      "href",
      expect.stringContaining("/home/chart?"),
    );
  },
});

export const FailedGaps = meta.story({
  parameters: at(1164, 3),
  beforeEach: ({ msw }) => msw.use(failing(getBuildingBlockRequirementDetailData, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /Availability by category$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(3), { timeout: 5_000 });
  },
});

export const NotCaptured = meta.story({ parameters: at(1166, 3) });

export const RealZero = meta.story({ parameters: at(1165, 3) });

export const AccordionOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Services/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Police station support services/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^GBVF Desk/ }));
    await expect(canvas.getByRole("button", { name: /^Forums/ })).toHaveAttribute("aria-disabled", "true");
  },
});

/** Other rows can still be opened. */
export const FilteredWhileOpenOnPhone = meta.story({
  globals: phone,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole("button", { name: /^Services/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Police station support services/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^GBVF Desk/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Filter by place or building block" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Forums" }));
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    const forums = await canvas.findByRole("button", { name: /^Forums/ });
    await expect(forums).toBeEnabled();
    await userEvent.click(forums);
    await expect(forums).toHaveAttribute("aria-expanded", "true");
  },
});

export const SecondOptionResets = meta.story({
  parameters: at(7, 1, "&componentOptions=3"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Filter by .*\(1\)$/ }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Services" }));
    await expect(screen.getByRole("checkbox", { name: "All" })).toBeChecked();
    await expect(
      screen.getByText("The chart shows one option at a time. Your choice was reset: all are shown."),
    ).toBeVisible();
  },
});

export const SecondOptionResetsOnPhone = meta.story({ ...SecondOptionResets.input, globals: phone });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getBuildingBlockData)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getBuildingBlockData, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch data. Please try again.",
    );
    msw.use(answer(getBuildingBlockData, ({ query }) => buildingBlocksOf(query.boundaryId)));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("heading", { name: /Availability by category$/ })).toBeVisible();
  },
});

export const FailedUnknownPlace = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getBuildingBlockData, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There is no such place.");
    await expect(canvas.getByRole("link", { name: "Show South Africa" })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) =>
    msw.use(answer(getBuildingBlockData, ({ query }) => noBuildingBlocksOf(query.boundaryId))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
  },
});

export const CountryOnPhone = meta.story({ globals: phone });
export const MunicipalityOnPhone = meta.story({ parameters: at(1163, 3), globals: phone });
export const CountryOnSmallPhone = meta.story({ globals: small });
