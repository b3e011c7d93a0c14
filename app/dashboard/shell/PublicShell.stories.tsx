import { getFeatureFlags } from "@gbvf/api/config/contract.ts";
import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { buildingBlockComponent, crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { getRecorded } from "@gbvf/mocks/recorded.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  comesTo,
  inOrder,
  lacks,
  lacksText,
  links,
  selects,
  shows,
  showsTextIn,
  withHandlers,
} from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";

const meta = preview.meta({ tags: ["screen"], ...screenAt("/home") });

const chosen = {
  router: { url: "/home/grid?boundaryId=1163&boundaryTypeId=3&componentId=3&componentOptions=2" },
};
const page = () => within(document.body);

export const Desktop = meta.story({
  tags: ["small"],
  play: async ({ canvas }) => {
    const feedback = canvas.getByRole("region", { name: "About this service" });
    await waitFor(() =>
      expect(within(feedback).getByRole("link", { name: "Share your feedback" })).toHaveAttribute(
        "href",
        "mailto:feedback@example.org?subject=Share%20your%20feedback",
      ),
    );
    await expect(await canvas.findByText("Demonstration data")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^About Us/ })).toHaveAttribute("target", "_blank");
    await expect(await canvas.findByRole("link", { name: "Login" })).toBeVisible();
    await expect(canvas.getByRole("contentinfo")).toHaveTextContent("Next figures: 8 December 2026.");
    await shows("link", /^Department of Example Statistics/)({ canvas });
    await links("Methods", "/home/methods")({ canvas });
    await links("Contact us", "mailto:feedback@example.org")({ canvas });
  },
});

export const WithoutLoginOrPublisher = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(getFeatureFlags, {
      ...getRecorded(getFeatureFlags),
      enableLogin: false,
      demonstration: [],
      publisher: null,
      nextRelease: { day: "2027-01-01", isAnnounced: false },
    }),
  ),
  play: inOrder(
    shows("link", /^Help/),
    lacks("link", "Login"),
    lacksText("Demonstration data"),
    showsTextIn(/^Next figures: not before 1 January 2027\./, "contentinfo"),
  ),
});

export const ConfigurationFailed = meta.story({
  beforeEach: withHandlers(failing(getFeatureFlags, 400), failing(getComponents, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(page().getByRole("button", { name: /Exit this page/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Contact Directory" })).toBeVisible();
  },
});

export const CategoriesFailedOnGrid = meta.story({
  parameters: chosen,
  beforeEach: withHandlers(failing(getComponents, 400)),
  play: async ({ canvas, msw, userEvent }) => {
    const categories = within(await canvas.findByRole("navigation", { name: "Categories" }));
    await expect(await categories.findByText("The other categories could not be loaded.")).toBeVisible();
    await expect(await categories.findByRole("link", { name: "Crime statistics" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    msw.use(respond(getComponents, [crimeComponent, buildingBlockComponent]));
    await userEvent.click(await categories.findByRole("button", { name: "Retry" }));
    await expect(await categories.findByRole("link", { name: "Building blocks" })).toBeVisible();
    await expect(categories.queryByText(/could not be loaded/)).toBeNull();
  },
});

export const UnknownAddress = meta.story({
  parameters: { router: { url: "/home/nowhere?boundaryId=7" } },
  play: inOrder(shows("heading", /^The response/, { level: 1 }), comesTo("/home")),
});

export const FilterBy = meta.story({
  parameters: { router: { url: "/home/grid?componentId=1" } },
  play: async ({ canvas, userEvent }) => {
    const option = buildingBlockComponent.options.find(({ subOptions }) => subOptions.length > 0);
    const subOption = option?.subOptions[0];
    await userEvent.click(await canvas.findByRole("button", { name: "Filter by building block" }));
    const dialog = within(await page().findByRole("dialog", { name: "Filter by building block" }));
    await expect(await dialog.findByRole("checkbox", { name: "All" })).toBeChecked();
    await userEvent.click(await dialog.findByRole("checkbox", { name: subOption?.name }));
    await expect(await dialog.findByRole("checkbox", { name: option?.name })).toBeChecked();
    await expect(await dialog.findByRole("checkbox", { name: "All" })).not.toBeChecked();
    await expect(storyUrl()).toBe(
      `/home/grid?componentId=1&componentOptions=${option?.id}&componentSubOptions=${option?.id}-${subOption?.id}`,
    );
  },
});

export const OnPhone = meta.story({
  globals: phone,
  parameters: {
    router: { url: "/home/chart?boundaryId=1163&boundaryTypeId=3&componentId=3&componentOptions=2" },
  },
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole("region", { name: "Chosen filters" });
    await waitFor(() => expect(bar).toHaveTextContent("Crime statistics Sol Plaatje"));
    await userEvent.click(within(bar).getByRole("button", { name: "Clear" }));
    await expect(storyUrl()).toBe("/home/chart");
    await expect(bar).toHaveTextContent("All categories South Africa");
  },
});

/** Crime is the default, so it does not count as a filter to clear. */
export const ClearOnGridOnPhone = meta.story({
  globals: phone,
  parameters: {
    router: { url: "/home/grid?boundaryId=7&boundaryTypeId=1&componentId=1&componentOptions=1" },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear" }));
    await waitFor(() => expect(storyUrl()).toBe("/home/grid?componentId=3"));
    await lacks("button", "Clear")({ canvas });
    await expect(await canvas.findByRole("region", { name: "Chosen filters" })).toHaveFocus();
  },
});

export const CategoryOnPhone = meta.story({
  globals: phone,
  play: inOrder(selects("Category", "Crime statistics"), comesTo("/home/chart?componentId=3")),
});

export const ChangeCategory = meta.story({
  parameters: chosen,
  play: async ({ canvas, userEvent }) => {
    await links(
      "Map",
      "/home/map?boundaryId=1163&boundaryTypeId=3&componentId=3&componentOptions=2",
    )({ canvas });
    const withoutCategory = "?boundaryId=1163&boundaryTypeId=3";
    await links("GBVF Dashboard, home", `/home${withoutCategory}`)({ canvas });
    await links("Contact Directory", `/home/contact${withoutCategory}`)({ canvas });
    const categories = within(await canvas.findByRole("navigation", { name: "Categories" }));
    await expect(await categories.findByRole("link", { name: "Crime statistics" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.click(await categories.findByRole("link", { name: "Building blocks" }));
    await waitFor(() => expect(storyUrl()).toBe("/home/grid?boundaryId=1163&boundaryTypeId=3&componentId=1"));
  },
});

export const MenuClosesOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("button", { name: "Menu" });
    const directory = () => canvas.queryByRole("link", { name: "Contact Directory" });
    await userEvent.click(menu);
    await expect(directory()).toBeVisible();
    await userEvent.tab();
    await expect(menu).not.toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(directory()).toBeNull();
    await expect(menu).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(directory()).toBeVisible();
    canvas.getByRole("button", { name: "Filter by place" }).focus();
    await waitFor(() => expect(directory()).toBeNull());
  },
});
