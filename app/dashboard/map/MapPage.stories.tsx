import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getFindings } from "@gbvf/api/findings/contract.ts";
import { getBoundary, getBoundaryGeojson } from "@gbvf/api/geography/contract.ts";
import { crimeOf, noCrimeOf } from "@gbvf/mocks/crime/crime.ts";
import { geojsonOf } from "@gbvf/mocks/geography/geography.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/map?componentId=3" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const at = (boundaryId: number, boundaryTypeId: number, more = "") => ({
  router: {
    url: `/home/map?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=3${more}`,
  },
});

/** With a pointer type: at one frozen time Leaflet takes untyped clicks for a double tap. */
const press = (area: Element) =>
  area.dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1, pointerType: "mouse" }));

export const Country = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: /^Northern Cape, 123\.\d\d per 100,000 people, High/ }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Crime in South Africa");
  },
});

export const Province = meta.story({
  parameters: at(7, 1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Frances Baard, / })).toBeInTheDocument();
    const trail = await canvas.findByRole("navigation", { name: "Breadcrumb" });
    await waitFor(() => expect(trail).toHaveTextContent("South AfricaNorthern Cape"));
  },
});

export const District = meta.story({ parameters: at(146, 2) });

/** Coloured by number of reports. */
export const Municipality = meta.story({
  parameters: at(1163, 3),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("img", { name: /^Kimberley, 82 reports, [\d.]+ per 100,000 people$/ }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "Roodepan, No data" })).toBeInTheDocument();
    await expect(
      canvas.getByRole("heading", {
        name: /Sexual offences reported to the police, by police precinct in Sol Plaatje$/,
      }),
    ).toBeVisible();
  },
});

/** Among its neighbours. */
export const Precinct = meta.story({
  parameters: at(10422, 5),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Crime in Kimberley" })).toBeVisible();
    await expect(await canvas.findByRole("img", { name: /^Galeshewe, / })).toBeInTheDocument();
  },
});

/** Map, table and figures count only these. */
export const Filtered = meta.story({
  parameters: at(7, 1, "&componentOptions=3,4"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Only: Sexual assault, Attempted sexual offences.")).toBeVisible();
  },
});

export const DrillDownByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    press(await canvas.findByRole("button", { name: /^Northern Cape, / }));
    press(await canvas.findByRole("button", { name: /^Frances Baard, / }));
    press(await canvas.findByRole("button", { name: /^Sol Plaatje, / }));
    await expect(await canvas.findByRole("img", { name: /^Galeshewe, / })).toBeInTheDocument();
    await expect(storyUrl()).toBe("/home/map?boundaryId=1163&boundaryTypeId=3&componentId=3");
    const trail = canvas.getByRole("navigation", { name: "Breadcrumb" });
    await userEvent.click(within(trail).getByRole("link", { name: "Northern Cape" }));
    await expect(await canvas.findByRole("button", { name: /^Frances Baard, / })).toBeInTheDocument();
  },
});

export const DrillDownByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const province = await canvas.findByRole("button", { name: /^Northern Cape, / });
    province.focus();
    await userEvent.keyboard("{Enter}");
    const district = await canvas.findByRole("button", { name: /^Namakwa, / });
    await expect(storyUrl()).toContain("boundaryId=7");
    await waitFor(() => expect(announced(canvas)).toContain("Crime in Northern Cape"));
    await expect(
      canvas.getByRole("heading", { level: 2, name: /Sexual offences .* in Northern Cape$/ }),
    ).toBeVisible();
    await waitFor(() =>
      expect(district.closest("svg")).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("button", { name: /^Limpopo, / })).toBeInTheDocument();
    await expect(storyUrl()).toBe("/home/map?componentId=3");
    await waitFor(() => expect(announced(canvas)).toContain("Crime in South Africa"));
  },
});

const announced = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole("status").map(({ textContent }) => textContent);

export const DrillDownByDropdown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const local = await canvas.findByRole("combobox", { name: "Local" });
    await waitFor(() => expect(local).toHaveAttribute("placeholder", "All municipalities"));
    await userEvent.type(local, "Sol");
    const page = within(document.body);
    await userEvent.click(await page.findByRole("option", { name: /Sol Plaatje/ }));
    await expect(await canvas.findByRole("img", { name: /^Galeshewe, / })).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "National" })).toHaveValue("Northern Cape"),
    );
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "District" })).toHaveValue("Frances Baard"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Clear District" }));
    await waitFor(() => expect(storyUrl()).toContain("boundaryId=7&boundaryTypeId=1"));
  },
});

export const AsTable = meta.story({
  parameters: at(146, 2),
  play: async ({ canvas, userEvent }) => {
    const map = within(
      await canvas.findByRole("figure", { name: /^Sexual offences reported to the police/ }),
    );
    await userEvent.click(map.getByRole("button", { name: "Show as table" }));
    const table = await canvas.findByRole("table", {
      name: /^Sexual offences reported to the police, per 100,000 people, by municipality, Frances Baard/,
    });
    const names = () =>
      within(table)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent);
    await expect(names()).toEqual([
      "South Africa",
      "Frances Baard",
      "Sol Plaatje",
      "Dikgatlong",
      "Phokwane",
      "Magareng",
    ]);
    await userEvent.click(within(table).getByRole("button", { name: "Municipality" }));
    await expect(names()).toEqual([
      "South Africa",
      "Frances Baard",
      "Dikgatlong",
      "Magareng",
      "Phokwane",
      "Sol Plaatje",
    ]);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getCrimeStats), pending(getBoundaryGeojson)),
  play: showsLoading,
});

/** The trail's room is kept, so that nothing moves. */
export const LoadingOpenedLink = meta.story({
  parameters: at(146, 2),
  beforeEach: ({ msw }) => msw.use(pending(getBoundary)),
  play: async ({ canvas }) => {
    const trail = await canvas.findByRole("navigation", { name: "Breadcrumb" });
    await expect(trail).toHaveTextContent("South Africa…");
    await expect(canvas.queryByRole("button", { name: /^Sol Plaatje, / })).toBeNull();
  },
});

export const LoadingOpenedMunicipality = meta.story({
  parameters: at(1163, 3),
  beforeEach: ({ msw }) => msw.use(pending(getBoundary)),
  play: async ({ canvas }) => {
    const trail = await canvas.findByRole("navigation", { name: "Breadcrumb" });
    await expect(trail).toHaveTextContent("South Africa…");
    await expect(trail.clientHeight).toBeGreaterThanOrEqual(56);
  },
});

/** The previous map stays; known records are not requested again. */
export const LoadingNextPlace = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getCrimeStats, ({ query }) => crimeOf(query.boundaryId)),
      answer(getBoundaryGeojson, ({ params }) => geojsonOf(params.boundaryId)),
    ),
  play: async ({ canvas, msw }) => {
    const province = await canvas.findByRole("button", { name: /^Northern Cape, / });
    msw.use(pending(getCrimeStats), pending(getBoundaryGeojson), pending(getBoundary));
    press(province);
    await expect(await canvas.findByRole("heading", { name: "Crime in Northern Cape" })).toBeVisible();
    await expect(canvas.getAllByText("Loading Northern Cape …")[0]).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Limpopo, / })).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getCrimeStats, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    const [alert] = await canvas.findAllByRole("alert");
    await expect(alert).toHaveTextContent("Failed to fetch data. Please try again.");
    msw.use(answer(getCrimeStats, ({ query }) => crimeOf(query.boundaryId)));
    await userEvent.click(canvas.getAllByRole("button", { name: "Retry" })[0] as HTMLElement);
    await expect(await canvas.findByRole("button", { name: /^Limpopo, / })).toBeInTheDocument();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const FailedUnknownPlace = meta.story({
  parameters: at(4242, 1),
  beforeEach: ({ msw }) =>
    msw.use(
      ...[getCrimeStats, getFindings, getBoundaryGeojson, getBoundary].map((endpoint) =>
        failing(endpoint, 404),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There is no such place.");
    await expect(canvas.getByRole("link", { name: "Show South Africa" })).toHaveAttribute(
      "href",
      "/home/map?componentId=3",
    );
  },
});

export const FailedPlace = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) => msw.use(failing(getBoundary, 400)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("alert"))[0]).toHaveTextContent("Failed to fetch data.");
    await expect(canvas.getByRole("heading", { level: 1, name: "Crime" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /South Africa|Limpopo/ })).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) => msw.use(answer(getCrimeStats, ({ query }) => noCrimeOf(query.boundaryId))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Namakwa, No data" })).toBeInTheDocument();
  },
});

export const EmptyMap = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) =>
    msw.use(answer(getBoundaryGeojson, ({ params }) => ({ ...geojsonOf(params.boundaryId), features: [] }))),
});

/** Beside the map, where small areas have no name on it. */
export const Ranked = meta.story({
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole("region", { name: "Figures of the place" }));
    const list = within(await figures.findByRole("region", { name: "Every province, from the highest" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(9);
    await expect(list.getByRole("link", { name: "Gauteng" })).toHaveAttribute(
      "href",
      "/home/map?boundaryId=3&boundaryTypeId=1&componentId=3",
    );
  },
});

export const CountryOnPhone = meta.story({ globals: phone });

/** Under the map, where names find no room on small areas. */
export const RankedOnPhone = meta.story({
  parameters: at(7, 1),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const legend = await canvas.findByRole("list", { name: /per 100,000/ });
    await expect(legend.getBoundingClientRect().top).toBeLessThan(innerHeight);
    legend.scrollIntoView();
    const list = await canvas.findByRole("region", { name: "Every district, from the highest" });
    const areas = within(list).getAllByRole("listitem");
    await expect(areas).toHaveLength(5);
    await userEvent.click(within(list).getByRole("link", { name: "Frances Baard" }));
    await waitFor(() => expect(storyUrl()).toBe("/home/map?boundaryId=146&boundaryTypeId=2&componentId=3"));
  },
});
export const DistrictOnPhone = meta.story({ parameters: at(146, 2), globals: phone });
export const MunicipalityOnPhone = meta.story({ parameters: at(1163, 3), globals: phone });
export const LoadingOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(pending(getCrimeStats), pending(getBoundaryGeojson)),
  play: showsLoading,
});
export const FailedOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(failing(getCrimeStats, 400)),
});
export const CountryOnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });
