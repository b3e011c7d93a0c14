import { getFeatureFlags } from "@gbvf/api/config/contract.ts";
import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { featureFlags } from "@gbvf/mocks/config/config.ts";
import { buildingBlockComponent, crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const chosen = {
  router: { url: "/home/grid?boundaryId=1163&boundaryTypeId=3&componentId=3&componentOptions=2" },
};
const page = () => within(document.body);

export const Desktop = meta.story({
  play: async ({ canvas }) => {
    const feedback = canvas.getByRole("region", { name: "About this service" });
    await waitFor(() =>
      expect(within(feedback).getByRole("link", { name: "Share your feedback" })).toHaveAttribute(
        "href",
        "mailto:feedback@example.org?subject=Share%20your%20feedback",
      ),
    );
    await expect(await canvas.findByText("Demonstration data")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^About Us/ })).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: "Login" })).toBeVisible();
  },
});

export const DesktopWithoutLogin = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getFeatureFlags, { ...featureFlags, enableLogin: false, demonstration: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Help/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Login" })).toBeNull();
    await expect(canvas.queryByText("Demonstration data")).toBeNull();
  },
});

/** Under every page: who answers for the figures, how they are made, and when the next come. */
export const Footer = meta.story({
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole("contentinfo"));
    await expect(
      await footer.findByRole("link", { name: /^Department of Example Statistics/ }),
    ).toBeVisible();
    await expect(canvas.getByRole("contentinfo")).toHaveTextContent("Next figures: 8 December 2026.");
    await expect(footer.getByRole("link", { name: "Methods" })).toHaveAttribute("href", "/home/methods");
    await expect(footer.getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      "mailto:feedback@example.org",
    );
    canvas.getByRole("contentinfo").scrollIntoView();
  },
});

export const FooterWithoutPublisherOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getFeatureFlags, {
        ...featureFlags,
        publisher: null,
        nextRelease: { day: "2027-01-01", isAnnounced: false },
      }),
    ),
  play: async ({ canvas }) => {
    const footer = canvas.getByRole("contentinfo");
    await waitFor(() => expect(footer).toHaveTextContent(/^No publisher is named/));
    await expect(footer).toHaveTextContent("Next figures: not before 1 January 2027.");
    footer.scrollIntoView();
  },
});

/** Pages and Exit still work. */
export const ConfigurationFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getFeatureFlags, 400), failing(getComponents, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(page().getByRole("button", { name: /Exit this page/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Contact Directory" })).toBeVisible();
  },
});

/** Still says that figures are invented. */
export const CategoriesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getComponents, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Demonstration data")).toBeVisible();
  },
});

export const CategoriesFailedOnGrid = meta.story({
  parameters: chosen,
  beforeEach: ({ msw }) => msw.use(failing(getComponents, 400)),
  play: async ({ canvas, msw, userEvent }) => {
    const categories = within(await canvas.findByRole("navigation", { name: "Categories" }));
    await expect(await categories.findByText("The other categories could not be loaded.")).toBeVisible();
    await expect(categories.getByRole("link", { name: "Crime statistics" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    msw.use(answer(getComponents, [crimeComponent, buildingBlockComponent]));
    await userEvent.click(categories.getByRole("button", { name: "Retry" }));
    await expect(await categories.findByRole("link", { name: "Building blocks" })).toBeVisible();
    await expect(categories.queryByText(/could not be loaded/)).toBeNull();
  },
});

export const CategoriesFailedOnPhone = meta.story({
  globals: phone,
  parameters: chosen,
  beforeEach: ({ msw }) => msw.use(failing(getComponents, 400)),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("region", { name: "Chosen filters" });
    await expect(await within(bar).findByText("The other categories could not be loaded.")).toBeVisible();
    await expect(bar).toHaveTextContent(/^Crime statistics/);
    await expect(canvas.getByRole("option", { name: "Crime statistics" })).toBeInTheDocument();
  },
});

/** Each by its own rule. */
export const CarriedFilters = meta.story({
  parameters: chosen,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Map" })).toHaveAttribute(
      "href",
      "/home/map?boundaryId=1163&boundaryTypeId=3&componentId=3&componentOptions=2",
    );
    const withoutCategory = "?boundaryId=1163&boundaryTypeId=3";
    await expect(canvas.getByRole("link", { name: "GBVF Dashboard, home" })).toHaveAttribute(
      "href",
      `/home${withoutCategory}`,
    );
    await expect(canvas.getByRole("link", { name: "Contact Directory" })).toHaveAttribute(
      "href",
      `/home/contact${withoutCategory}`,
    );
  },
});

export const UnknownAddress = meta.story({
  parameters: { router: { url: "/home/nowhere?boundaryId=7" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^The response/ })).toBeVisible();
    await expect(storyUrl()).toBe("/home");
  },
});

/** Ticking a sub-option ticks its option. */
export const FilterBy = meta.story({
  parameters: { router: { url: "/home/grid?componentId=1" } },
  play: async ({ canvas, userEvent }) => {
    const option = buildingBlockComponent.options.find(({ subOptions }) => subOptions.length > 0);
    const subOption = option?.subOptions[0];
    await userEvent.click(await canvas.findByRole("button", { name: "Filter by building block" }));
    const dialog = within(await page().findByRole("dialog", { name: "Filter by building block" }));
    await expect(dialog.getByRole("checkbox", { name: "All" })).toBeChecked();
    await userEvent.click(dialog.getByRole("checkbox", { name: subOption?.name }));
    await expect(dialog.getByRole("checkbox", { name: option?.name })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "All" })).not.toBeChecked();
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

/** Crime, the default, is nothing to clear. */
export const ClearOnGridOnPhone = meta.story({
  globals: phone,
  parameters: {
    router: { url: "/home/grid?boundaryId=7&boundaryTypeId=1&componentId=1&componentOptions=1" },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear" }));
    await waitFor(() => expect(storyUrl()).toBe("/home/grid?componentId=3"));
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
    await expect(canvas.getByRole("region", { name: "Chosen filters" })).toHaveFocus();
  },
});

/** Leads to charts; on the map it stays. */
export const CategoryOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("option", { name: "Crime statistics" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Category" }), "Crime statistics");
    await waitFor(() => expect(storyUrl()).toBe("/home/chart?componentId=3"));
  },
});

export const FilterByOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Filter by place" }));
    const dialog = within(await page().findByRole("dialog", { name: "Filter by place" }));
    await userEvent.click(await dialog.findByRole("combobox", { name: "National" }));
    await userEvent.click(await page().findByRole("option", { name: "Northern Cape" }));
    await waitFor(() => expect(storyUrl()).toBe("/home?boundaryId=7&boundaryTypeId=1"));
  },
});

/** The place is kept. */
export const ChangeCategory = meta.story({
  parameters: chosen,
  play: async ({ canvas, userEvent }) => {
    const categories = within(await canvas.findByRole("navigation", { name: "Categories" }));
    await expect(await categories.findByRole("link", { name: "Crime statistics" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.click(categories.getByRole("link", { name: "Building blocks" }));
    await waitFor(() => expect(storyUrl()).toBe("/home/grid?boundaryId=1163&boundaryTypeId=3&componentId=1"));
  },
});

export const MenuOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("button", { name: "Menu" });
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(await canvas.findByRole("link", { name: "Contact Directory" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Help/ })).toBeVisible();
  },
});

/** It lies over the page, and would hide what has the focus behind it. */
export const MenuClosesOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("button", { name: "Menu" });
    const directory = () => canvas.queryByRole("link", { name: "Contact Directory" });
    await userEvent.click(menu);
    await expect(directory()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(directory()).toBeNull();
    await expect(menu).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(directory()).toBeVisible();
    canvas.getByRole("button", { name: "Filter by place" }).focus();
    await waitFor(() => expect(directory()).toBeNull());
  },
});

export const OnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });
