import { getBoundaryGeojson } from "@gbvf/api/geography/contract.ts";
import { getHealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { healthChecksOf, noHealthChecksOf } from "@gbvf/mocks/health-check/healthCheck.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, userEvent, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/map?componentId=2" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (boundaryId: number, boundaryTypeId: number, more = "") => ({
  router: {
    url: `/home/map?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=2${more}`,
  },
});

export const Country = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Western Cape, maturity 76.33%" }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Organisational health check in South Africa",
    );
    await expect((await canvas.findAllByText("58.36%"))[0]).toBeVisible();
  },
});

/** Hidden, nobody took part and zero all differ. */
export const ProvinceWithSuppressedDistricts = meta.story({
  parameters: at(7, 1),
  play: async ({ canvas }) => {
    for (const name of [
      "John Taolo Gaetsewe, Too few to show",
      "Namakwa, No data",
      "Pixley ka Seme, maturity 0.00%",
    ]) {
      await expect(await canvas.findByRole("button", { name })).toBeInTheDocument();
    }
    await expect(await canvas.findByText("Nobody took part")).toBeVisible();
    await expect((await canvas.findAllByText("Too few responses to show"))[0]).toBeVisible();
  },
});

export const District = meta.story({ parameters: at(146, 2) });

/** Leads no further. */
export const Municipality = meta.story({
  parameters: at(1163, 3),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("img", { name: "Sol Plaatje, maturity 74.01%" }),
    ).toBeInTheDocument();
  },
});

/** Hidden in panel and map. */
export const SuppressedMunicipality = meta.story({
  parameters: at(1164, 3),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Dikgatlong, Too few to show" })).toBeInTheDocument();
    await expect(await canvas.findByText(/so few that they could point to a person/)).toBeVisible();
  },
});

export const NobodyTookPart = meta.story({
  parameters: at(1166, 3),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No organisation took part in this quarter.")).toBeVisible();
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
  parameters: at(7, 1, "&componentOptions=2"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Only: Practices.")).toBeVisible();
  },
});

export const AsTable = meta.story({
  parameters: at(7, 1),
  play: async ({ canvas }) => {
    const map = within(await canvas.findByRole("figure", { name: /^Overall GBVF maturity, by district/ }));
    await userEvent.click(map.getByRole("button", { name: "Show as table" }));
    const table = await canvas.findByRole("table", { name: /by district, Northern Cape/ });
    await expect(within(table).getAllByRole("row")).toHaveLength(8);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getHealthCheckStats), pending(getBoundaryGeojson)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getHealthCheckStats, 503)),
  play: async ({ canvas, msw }) => {
    const [alert] = await canvas.findAllByRole("alert");
    await expect(alert).toHaveTextContent("Failed to fetch data. Please try again.");
    msw.use(answer(getHealthCheckStats, ({ query }) => healthChecksOf(query.boundaryId)));
    await userEvent.click(canvas.getAllByRole("button", { name: "Retry" })[0] as HTMLElement);
    await expect(await canvas.findByRole("button", { name: /^Limpopo, / })).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) =>
    msw.use(answer(getHealthCheckStats, ({ query }) => noHealthChecksOf(query.boundaryId))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
  },
});

export const CountryOnPhone = meta.story({ globals: phone });
export const ProvinceOnPhone = meta.story({ parameters: at(7, 1), globals: phone });
export const CountryOnSmallPhone = meta.story({ globals: small });
export const SuppressedOnSmallPhone = meta.story({ parameters: at(1164, 3), globals: small });
