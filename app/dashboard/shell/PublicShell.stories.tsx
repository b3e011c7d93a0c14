import { getFeatureFlags } from "@gbvf/api/config/contract.ts";
import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { buildingBlockComponent, crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { getRecorded } from "@gbvf/mocks/recorded.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  comesTo,
  hasAttribute,
  hasFocus,
  inDialog,
  inOrder,
  lacks,
  lacksText,
  links,
  presses,
  selects,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";

const meta = preview.meta({ tags: ["screen"], ...screenAt("/home") });

const chosen = {
  router: { url: "/home/grid?boundaryId=1163&boundaryTypeId=3&componentId=3&componentOptions=2" },
};

export const Desktop = meta.story({
  tags: ["small"],
  play: inOrder(
    links("Share your feedback", "mailto:feedback@example.org?subject=Share%20your%20feedback"),
    showsText("Demonstration data"),
    async ({ canvas }) =>
      expect(await canvas.findByRole("link", { name: /^About Us/ })).toHaveAttribute("target", "_blank"),
    shows("link", "Login"),
    showsTextIn("Next figures: 8 December 2026.", "contentinfo"),
    shows("link", /^Department of Example Statistics/),
    links("Methods", "/home/methods"),
    links("Contact us", "mailto:feedback@example.org"),
  ),
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
  play: inOrder(shows("alert"), shows("button", /Exit this page/), shows("link", "Contact Directory")),
});

export const CategoriesFailedOnGrid = meta.story({
  parameters: chosen,
  beforeEach: withHandlers(failing(getComponents, 400)),
  play: async ({ canvas, msw, userEvent }) => {
    const categories = within(await canvas.findByRole("navigation", { name: "Categories" }));
    await showsText("The other categories could not be loaded.")({ canvas: categories });
    await shows("link", "Crime statistics")({ canvas: categories });
    msw.use(respond(getComponents, [crimeComponent, buildingBlockComponent]));
    await presses("button", "Retry")({ canvas: categories, userEvent });
    await shows("link", "Building blocks")({ canvas: categories });
    await lacksText(/could not be loaded/)({ canvas: categories });
  },
});

export const UnknownAddress = meta.story({
  parameters: { router: { url: "/home/nowhere?boundaryId=7" } },
  play: inOrder(shows("heading", /^The response/, { level: 1 }), comesTo("/home")),
});

export const FilterBy = meta.story({
  parameters: { router: { url: "/home/grid?componentId=1" } },
  play: inOrder(
    presses("button", "Filter by building block"),
    inDialog(
      async ({ canvas }) => expect(await canvas.findByRole("checkbox", { name: "All" })).toBeChecked(),
      presses("checkbox", "Shelters"),
      async ({ canvas }) => {
        await expect(canvas.getByRole("checkbox", { name: "Services" })).toBeChecked();
        await expect(canvas.getByRole("checkbox", { name: "All" })).not.toBeChecked();
      },
    ),
    comesTo("/home/grid?componentId=1&componentOptions=1&componentSubOptions=1-5"),
  ),
});

export const OnPhone = meta.story({
  globals: phone,
  parameters: {
    router: { url: "/home/chart?boundaryId=1163&boundaryTypeId=3&componentId=3&componentOptions=2" },
  },
  play: inOrder(
    showsTextIn("Crime statistics Sol Plaatje", "region", "Chosen filters"),
    presses("button", "Clear"),
    comesTo("/home/chart"),
    showsTextIn("All categories South Africa", "region", "Chosen filters"),
  ),
});

/** Crime is the default, so it does not count as a filter to clear. */
export const ClearOnGridOnPhone = meta.story({
  globals: phone,
  parameters: {
    router: { url: "/home/grid?boundaryId=7&boundaryTypeId=1&componentId=1&componentOptions=1" },
  },
  play: inOrder(
    presses("button", "Clear"),
    comesTo("/home/grid?componentId=3"),
    lacks("button", "Clear"),
    hasFocus("region", "Chosen filters"),
  ),
});

export const CategoryOnPhone = meta.story({
  globals: phone,
  play: inOrder(selects("Category", "Crime statistics"), comesTo("/home/chart?componentId=3")),
});

export const ChangeCategory = meta.story({
  parameters: chosen,
  play: inOrder(
    links("Map", "/home/map?boundaryId=1163&boundaryTypeId=3&componentId=3&componentOptions=2"),
    links("GBVF Dashboard, home", "/home?boundaryId=1163&boundaryTypeId=3"),
    links("Contact Directory", "/home/contact?boundaryId=1163&boundaryTypeId=3"),
    hasAttribute("link", "Crime statistics", "aria-current", "page"),
    presses("link", "Building blocks"),
    comesTo("/home/grid?boundaryId=1163&boundaryTypeId=3&componentId=1"),
  ),
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
