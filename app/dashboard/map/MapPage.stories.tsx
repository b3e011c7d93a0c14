import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getFindings } from "@gbvf/api/findings/contract.ts";
import { getBoundary, getBoundaryGeojson } from "@gbvf/api/geography/contract.ts";
import { createCrime, createNoCrime } from "@gbvf/mocks/crime/crime.ts";
import { failing, pending } from "@gbvf/mocks/respond.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { expect, waitFor, within } from "storybook/test";
import { empty, failed } from "../../../.storybook/placeStates.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { placesOn, screenAt } from "../../../.storybook/screenAt.ts";
import {
  contains,
  hasValue,
  inOrder,
  lacks,
  links,
  loading,
  shows,
  showsTextIn,
  withHandlers,
} from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";

const meta = preview.meta({ ...screenAt("/home/map?componentId=3") });

const at = placesOn("/home/map", 3);

export const Country = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    contains("button", /^Northern Cape, \d+\.\d\d per 100,000 people, /),
    shows("heading", "Crime in South Africa", { level: 1 }),
  ),
});

export const ListAndMapLightUpTogether = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const area = await canvas.findByRole("button", { name: /^Northern Cape, / });
    const row = (await canvas.findByRole("link", { name: "Northern Cape" })).closest("li");
    const ring = () => canvasElement.querySelector(".area-outline-hover")?.getAttribute("d") ?? "";
    await expect(ring()).toBe("");
    await userEvent.hover(row as Element);
    await expect(ring()).toBe(area.getAttribute("d"));
    await expect(row).toHaveAttribute("data-lit");
    await userEvent.unhover(row as Element);
    await expect(ring()).toBe("");
    area.dispatchEvent(new MouseEvent("mouseover", { bubbles: true, clientX: 1, clientY: 1 }));
    await waitFor(() => expect(row).toHaveAttribute("data-lit"));
    area.dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));
    await waitFor(() => expect(row).not.toHaveAttribute("data-lit"));
    await userEvent.keyboard("{Tab}");
    area.focus();
    await waitFor(() => expect(row).toHaveAttribute("data-lit"));
    await expect(area).toBe(document.activeElement);
    await expect(area.matches(":focus-visible")).toBe(true);
    await expect(ring()).toBe("");
  },
});

export const CountsAsCircles = meta.story({
  tags: ["phone"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Show counts as circles" }));
    // With circles, the areas have the same names, roles and links as before.
    const area = await canvas.findByRole("button", {
      name: /^Northern Cape, [\d,]+ reports, [\d.]+ per 100,000 people$/,
    });
    await waitFor(() => expect(canvasElement.querySelectorAll(".area-circle")).toHaveLength(9));
    await expect(area).toHaveAttribute("fill", dataColor.zeroFill);
    await shows("heading", /^Sexual offences reported to the police, by province/)({ canvas });
    await expect(canvas.queryByText(/Each thin line is one province/)).toBeNull();
    area.focus();
    await userEvent.keyboard("{Enter}");
    await shows("heading", "Crime in Northern Cape")({ canvas });
    await waitFor(() => expect(canvasElement.querySelectorAll(".area-circle").length).toBeGreaterThan(1));
    await userEvent.click(canvas.getByRole("link", { name: "Show colours again" }));
    await waitFor(() => expect(canvasElement.querySelector(".area-circle")).toBeNull());
  },
});

export const Province = meta.story({
  parameters: at(7, 1),
  play: inOrder(
    contains("button", /^Frances Baard, /),
    showsTextIn("South AfricaNorthern Cape", "navigation", "Breadcrumb"),
  ),
});

export const Municipality = meta.story({
  tags: ["phone"],
  parameters: at(1163, 3),
  play: inOrder(
    contains("img", /^Kimberley, 37 reports, [\d.]+ per 100,000 people$/),
    contains("img", "Modder River, No data"),
    shows("heading", /Sexual offences reported to the police, by police precinct in Sol Plaatje$/),
    // A town is not an area, so screen readers skip its name.
    async ({ canvas }) =>
      expect((await canvas.findByText("Ritchie")).closest("[aria-hidden]")).not.toBeNull(),
  ),
});

export const Precinct = meta.story({
  parameters: at(10422, 5),
  play: inOrder(shows("heading", "Crime in Kimberley"), contains("img", /^Galeshewe, /)),
});

export const DrillDownByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const province = await canvas.findByRole("button", { name: /^Northern Cape, / });
    province.focus();
    await userEvent.keyboard("{Enter}");
    const district = await canvas.findByRole("button", { name: /^Namakwa, / });
    await expect(storyUrl()).toContain("boundaryId=7");
    await waitFor(() => expect(getAnnouncements(canvas)).toContain("Crime in Northern Cape"));
    await shows("heading", /Sexual offences .* in Northern Cape$/, { level: 2 })({ canvas });
    await waitFor(() =>
      expect(district.closest("svg")).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("button", { name: /^Limpopo, / })).toBeInTheDocument();
    await expect(storyUrl()).toBe("/home/map?componentId=3");
    await waitFor(() => expect(getAnnouncements(canvas)).toContain("Crime in South Africa"));
  },
});

export const TownLeadsToItsMunicipality = meta.story({
  tags: ["screen"],
  play: async ({ canvas, userEvent }) => {
    const local = await canvas.findByRole("combobox", { name: "Local" });
    await waitFor(() => expect(local).toHaveAttribute("placeholder", "All municipalities"));
    await userEvent.type(local, "Kimberly");
    const town = await within(document.body).findByRole("option", { name: "Kimberley" });
    await expect(town).toHaveTextContent("in Sol Plaatje, Northern Cape");
    await userEvent.click(town);
    await waitFor(() => expect(local).toHaveValue("Sol Plaatje"));
    await expect(storyUrl()).toContain("boundaryId=1163&boundaryTypeId=3");
    await contains("img", /^Galeshewe, /)({ canvas });
    await hasValue("combobox", "National", "Northern Cape")({ canvas });
    await hasValue("combobox", "District", "Frances Baard")({ canvas });
    await userEvent.click(canvas.getByRole("button", { name: "Clear District" }));
    await waitFor(() => expect(storyUrl()).toContain("boundaryId=7&boundaryTypeId=1"));
  },
});

const getAnnouncements = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole("status").map(({ textContent }) => textContent);

export const Loading = meta.story({ tags: ["phone"], ...loading(getCrimeStats, getBoundaryGeojson) });

export const LoadingOpenedLink = meta.story({
  parameters: at(146, 2),
  beforeEach: withHandlers(pending(getBoundary)),
  play: inOrder(showsTextIn("South Africa…", "navigation", "Breadcrumb"), lacks("button", /^Sol Plaatje, /)),
});

export const Failed = meta.story(
  failed(getCrimeStats, createCrime, contains("button", /^Limpopo, /), lacks("alert")),
);

export const FailedUnknownPlace = meta.story({
  parameters: at(4242, 1),
  beforeEach: withHandlers(
    ...[getCrimeStats, getFindings, getBoundaryGeojson, getBoundary].map((endpoint) =>
      failing(endpoint, 404),
    ),
  ),
  play: inOrder(
    showsTextIn("There is no such place.", "alert"),
    links("Show South Africa", "/home/map?componentId=3"),
  ),
});

export const Empty = meta.story({
  parameters: at(7, 1),
  ...empty(getCrimeStats, createNoCrime, contains("button", "Namakwa, No data")),
});

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
