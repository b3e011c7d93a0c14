import { getBuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { searchContact } from "@gbvf/api/directory/contract.ts";
import { getBoundaryGeojson, getGeomarkers } from "@gbvf/api/geography/contract.ts";
import { buildingBlocksOf, noBuildingBlocksOf } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { helpLineEntry, markers, policeEntry, shelterEntry } from "@gbvf/mocks/directory/directory.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/map?componentId=1" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (boundaryId: number, boundaryTypeId: number, more = "") => ({
  router: {
    url: `/home/map?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=1${more}`,
  },
});
const municipality = at(1163, 3);

export const Country = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: /^Gauteng, \d+\.\d\d% of requirements available$/ }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Building blocks in South Africa",
    );
    await expect(await canvas.findByRole("columnheader", { name: /Q2.*Latest full quarter/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /What a building block is/ })).toBeVisible();
  },
});

/** Not captured differs from nothing. */
export const Province = meta.story({
  parameters: at(7, 1),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Pixley ka Seme, Not yet captured" }),
    ).toBeInTheDocument();
  },
});

export const District = meta.story({
  parameters: at(146, 2),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Magareng, 0.00% of requirements available" }),
    ).toBeInTheDocument();
  },
});

export const Municipality = meta.story({
  parameters: municipality,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Sol Plaatje, 100\.00%/ })).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^Dikgatlong, / })).toBeNull();
    await expect(
      await canvas.findByRole("button", {
        name: "Galeshewe police station, Police station support services, some requirement available",
      }),
    ).toBeInTheDocument();
  },
});

/** Shown as its municipality. */
export const Precinct = meta.story({
  parameters: at(10422, 5),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Sol Plaatje, / })).toBeInTheDocument();
    await expect(await canvas.findByText("No data available")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Show Sol Plaatje" })).toHaveAttribute(
      "href",
      "/home/map?boundaryId=1163&boundaryTypeId=3&componentId=1",
    );
  },
});

export const Filtered = meta.story({
  parameters: at(1163, 3, "&componentOptions=1&componentSubOptions=1-5"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Only: Services (Shelters).")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /police station/ })).toBeNull();
  },
});

/** Without pins, and the map says so. */
export const WithheldPlaces = meta.story({
  parameters: municipality,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getGeomarkers, {
        ...markers,
        withheld: [{ buildingBlock: 5, buildingBlockCategoryId: 1, count: 1 }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 confidential place is not on the map.")).toBeVisible();
  },
});

export const DrillDownToPlaces = meta.story({
  parameters: at(146, 2),
  play: async ({ canvas }) => {
    const area = await canvas.findByRole("button", { name: /^Sol Plaatje, / });
    area.focus();
    await userEvent.keyboard("{Enter}");
    await expect(
      await canvas.findByRole("button", { name: /^Kimberley police station/ }),
    ).toBeInTheDocument();
    await expect(storyUrl()).toContain("boundaryId=1163&boundaryTypeId=3");
  },
});

/** Focus returns to the pin. */
export const MarkerOpened = meta.story({
  parameters: municipality,
  play: async ({ canvas }) => {
    const pin = await canvas.findByRole("button", { name: /^Galeshewe police station/ });
    pin.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Contacts" });
    await expect(await within(dialog).findByText(/1 Example Street/)).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(pin).toHaveFocus());
  },
});

async function openPin(name: RegExp) {
  (await screen.findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
  return within(await screen.findByRole("dialog"));
}
const galeshewe = /^Galeshewe police station/;

/** Whom to call, no address. */
export const MarkerConfidential = meta.story({
  parameters: municipality,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(searchContact, ({ query }) =>
        query.stakeholderId === undefined
          ? [helpLineEntry]
          : [{ ...shelterEntry, stakeholderId: query.stakeholderId }],
      ),
    ),
  play: async () => {
    const dialog = await openPin(galeshewe);
    await expect(await dialog.findByText(/The address is confidential/)).toBeInTheDocument();
    await expect((await dialog.findAllByText(/An invented help line/))[0]).toBeInTheDocument();
  },
});

export const LoadingMarker = meta.story({
  parameters: municipality,
  beforeEach: ({ msw }) => msw.use(pending(searchContact)),
  play: async () => {
    await openPin(galeshewe);
  },
});

export const FailedMarker = meta.story({
  parameters: municipality,
  beforeEach: ({ msw }) => msw.use(failing(searchContact, 400)),
  play: async ({ msw }) => {
    const dialog = await openPin(galeshewe);
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "An error has occured please try again later",
    );
    msw.use(answer(searchContact, [policeEntry]));
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await expect(await dialog.findByText(/1 Example Street/)).toBeInTheDocument();
  },
});

export const FailedMarkers = meta.story({
  parameters: municipality,
  beforeEach: ({ msw }) => msw.use(failing(getGeomarkers, 400)),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch data. Please try again.",
    );
    msw.use(answer(getGeomarkers, markers));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(
      await canvas.findByRole("button", { name: /^Galeshewe police station/ }),
    ).toBeInTheDocument();
  },
});

export const BoundaryOpened = meta.story({
  parameters: at(146, 2),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "See how many places there are" }));
    const dialog = await screen.findByRole("dialog", { name: "Places in Frances Baard" });
    await expect(await within(dialog).findByRole("heading", { name: /^Services/ })).toBeInTheDocument();
  },
});

export const BoundaryOpenedFromItsArea = meta.story({
  parameters: municipality,
  play: async ({ canvas }) => {
    (await canvas.findByRole("button", { name: /^Sol Plaatje, / })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: "Places in Sol Plaatje" })).toBeInTheDocument();
  },
});

export const AsTable = meta.story({
  parameters: at(146, 2),
  play: async ({ canvas }) => {
    const map = within(await canvas.findByRole("figure", { name: /^Availability of building blocks/ }));
    await userEvent.click(map.getByRole("button", { name: "Show as table" }));
    const table = await canvas.findByRole("table", {
      name: /^Availability of building blocks, by municipality, Frances/,
    });
    await expect(
      within(table)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["South Africa", "Frances Baard", "Sol Plaatje", "Dikgatlong", "Magareng", "Phokwane"]);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getBuildingBlockData), pending(getBoundaryGeojson)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getBuildingBlockData, 503)),
  play: async ({ canvas, msw }) => {
    const [alert] = await canvas.findAllByRole("alert");
    await expect(alert).toHaveTextContent("Failed to fetch data. Please try again.");
    msw.use(answer(getBuildingBlockData, ({ query }) => buildingBlocksOf(query.boundaryId)));
    await userEvent.click(canvas.getAllByRole("button", { name: "Retry" })[0] as HTMLElement);
    await expect(await canvas.findByRole("button", { name: /^Limpopo, / })).toBeInTheDocument();
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
export const MunicipalityOnPhone = meta.story({ parameters: municipality, globals: phone });
export const MarkerOpenedOnPhone = meta.story({
  parameters: municipality,
  globals: phone,
  play: async () => {
    await openPin(galeshewe);
  },
});
export const CountryOnSmallPhone = meta.story({ globals: small });
export const MunicipalityOnSmallPhone = meta.story({ parameters: municipality, globals: small });
