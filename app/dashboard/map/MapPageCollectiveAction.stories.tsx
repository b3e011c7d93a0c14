import {
  getActionMarkers,
  getCollectiveActionDetailsByStakeholderId,
  getCollectiveActionsByBoundary,
} from "@gbvf/api/collective-action/contract.ts";
import { getBoundaryGeojson } from "@gbvf/api/geography/contract.ts";
import { detailsOf } from "@gbvf/mocks/collective-action/challenges.ts";
import {
  actionMarkersOf,
  collectiveActionsOf,
  noCollectiveActionsOf,
} from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/map?componentId=4" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (boundaryId: number, boundaryTypeId: number, more = "") => ({
  router: {
    url: `/home/map?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=4${more}`,
  },
});
const municipality = at(1163, 3);

export const Country = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Northern Cape, 2 active challenges" }),
    ).toBeInTheDocument();
    await expect(await canvas.findByText("Active Challenges")).toBeVisible();
    await expect(await canvas.findByText("Past Challenges")).toBeVisible();
  },
});

export const Province = meta.story({ parameters: at(7, 1) });
export const District = meta.story({ parameters: at(146, 2) });

/** Active and inactive teams differ in shape. */
export const Municipality = meta.story({
  parameters: municipality,
  play: async ({ canvas }) => {
    const legend = within(await canvas.findByRole("list", { name: "Pins" }));
    await expect(legend.getByText("Active challenges")).toBeVisible();
    await expect(legend.getByText("Inactive challenges")).toBeVisible();
    await expect(
      (await canvas.findAllByRole("button", { name: /^Sol Plaatje municipality, .*100-Day Challenge/ }))[0],
    ).toBeInTheDocument();
  },
});

/** No figures, not even zero. */
export const Precinct = meta.story({
  parameters: at(10422, 5),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Show Sol Plaatje" })).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: at(1163, 3, "&componentOptions=3"),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: /^Kimberley magistrate's court, Active/ }),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^Sol Plaatje municipality, / })).toBeNull();
  },
});

async function openPin() {
  const [pin] = await screen.findAllByRole("button", { name: /^Sol Plaatje municipality, / });
  pin?.focus();
  await userEvent.keyboard("{Enter}");
  return { pin, dialog: within(await screen.findByRole("dialog", { name: /^100-Day Challenges/ })) };
}

export const MarkerOpened = meta.story({
  parameters: municipality,
  play: async () => {
    const { pin, dialog } = await openPin();
    await expect(
      await dialog.findByRole("button", { name: /^Active Challenges/, expanded: true }),
    ).toBeInTheDocument();
    await expect(screen.getByRole("heading", { name: "100-Day Challenges in Sol Plaatje" })).toBeVisible();
    // Including the court's.
    await expect(dialog.getAllByText("In progress")).toHaveLength(2);
    await expect(dialog.getByText("Kimberley magistrate's court")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(pin).toHaveFocus());
  },
});

export const LoadingMarker = meta.story({
  parameters: municipality,
  beforeEach: ({ msw }) => msw.use(pending(getCollectiveActionDetailsByStakeholderId)),
  play: async () => {
    await openPin();
  },
});

export const FailedMarker = meta.story({
  parameters: municipality,
  beforeEach: ({ msw }) => msw.use(failing(getCollectiveActionDetailsByStakeholderId, 400)),
  play: async ({ msw }) => {
    const { dialog } = await openPin();
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "An error has occured please try again later",
    );
    msw.use(answer(getCollectiveActionDetailsByStakeholderId, ({ query }) => detailsOf(query.stakeholderId)));
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await expect((await dialog.findAllByText("In progress"))[0]).toBeInTheDocument();
  },
});

export const FailedMarkers = meta.story({
  parameters: municipality,
  beforeEach: ({ msw }) => msw.use(failing(getActionMarkers, 400)),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch data. Please try again.",
    );
    msw.use(answer(getActionMarkers, ({ params }) => actionMarkersOf(params.boundaryId)));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(
      (await canvas.findAllByRole("button", { name: /^Sol Plaatje municipality, / }))[0],
    ).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getCollectiveActionsByBoundary), pending(getBoundaryGeojson)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getCollectiveActionsByBoundary, 503)),
  play: async ({ canvas, msw }) => {
    const [alert] = await canvas.findAllByRole("alert");
    await expect(alert).toHaveTextContent("Failed to fetch data. Please try again.");
    msw.use(answer(getCollectiveActionsByBoundary, ({ query }) => collectiveActionsOf(query.boundaryId)));
    await userEvent.click(canvas.getAllByRole("button", { name: "Retry" })[0] as HTMLElement);
    await expect(await canvas.findByRole("button", { name: /^Limpopo, / })).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) =>
    msw.use(answer(getCollectiveActionsByBoundary, ({ query }) => noCollectiveActionsOf(query.boundaryId))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Namakwa, No data" })).toBeInTheDocument();
  },
});

export const CountryOnPhone = meta.story({ globals: phone });
export const MunicipalityOnPhone = meta.story({ parameters: municipality, globals: phone });
export const MarkerOpenedOnPhone = meta.story({
  parameters: municipality,
  globals: phone,
  play: async () => {
    await openPin();
  },
});
export const CountryOnSmallPhone = meta.story({ globals: small });
export const MunicipalityOnSmallPhone = meta.story({ parameters: municipality, globals: small });
