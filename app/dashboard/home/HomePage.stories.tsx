import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { noCrimeOf } from "@gbvf/mocks/crime/crime.ts";
import { crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };

export const Overview = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Crime statistics" })).toBeVisible();
    await expect(
      await canvas.findByText("South Africa, Jul 2025 – Jun 2026", { exact: false }),
    ).toBeVisible();
  },
});

export const OverviewOnPhone = meta.story({ globals: phone });

export const OverviewOnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });

/** The chosen theme is active, and the others step back. */
export const ThemeChosen = meta.story({
  parameters: { router: { url: "/home?boundaryId=7&boundaryTypeId=1&componentId=3" } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("article", { name: /Crime statistics/ });
    await expect(card).toHaveTextContent("Chosen");
    await expect(await canvas.findByRole("article", { name: /Building blocks/ })).not.toHaveTextContent(
      "Chosen",
    );
  },
});

/** Choosing a theme leads to its chart. */
export const ChooseTheme = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole("article", { name: "Crime statistics" });
    await userEvent.click(within(card).getByRole("link", { name: "Charts" }));
    await expect(await canvas.findByRole("heading", { name: "Charts" })).toBeVisible();
    await expect(storyUrl()).toBe("/home/chart?componentId=3");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(pending(getComponents)) });

export const LoadingFigures = meta.story({ beforeEach: ({ msw }) => msw.use(pending(getCrimeStats)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getComponents, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch data. Please try again.",
    );
    msw.use(answer(getComponents, [crimeComponent]));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("heading", { name: "Crime statistics" })).toBeVisible();
  },
});

export const FailedOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(failing(getComponents, 400)),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCrimeStats, ({ query }) => noCrimeOf(query.boundaryId))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
  },
});
