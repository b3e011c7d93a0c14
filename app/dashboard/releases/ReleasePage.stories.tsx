import { getRelease } from "@gbvf/api/release/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/releases/2" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

export const WithCorrections = meta.story({
  play: async ({ canvas }) => {
    const crime = within(await canvas.findByRole("region", { name: "Crime statistics" }));
    const corrections = crime.getByRole("table", { name: "Corrected figures, Crime statistics" });
    await expect(within(corrections).getByRole("row", { name: /South Africa/ })).toHaveTextContent(
      "Apr - Jun 2026South Africa19.8619.91",
    );
    await expect(within(corrections).getByRole("row", { name: /Northern Cape/ })).toHaveTextContent(
      "Not yet captured",
    );
  },
});

export const WithCorrectionsOnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const Invented = meta.story({
  parameters: { router: { url: "/home/releases/1" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Invented figures, for demonstration")).toBeVisible();
    await expect(canvas.queryByRole("table", { name: /^Corrected/ })).toBeNull();
  },
});

/** Its periods need more room than its text. */
export const TableTakesTheRoom = meta.story({
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole("region", { name: "Figures as published, Crime statistics" });
    await expect(figures.clientWidth).toBeGreaterThan(1000);
    await expect((await canvas.findByText(/^Published on/)).clientWidth).toBeLessThan(800);
  },
});

export const NoSuchRelease = meta.story({
  beforeEach: ({ msw }) => msw.use(refusing(getRelease, 404, { message: "This release was not found." })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There is no such release.");
    await expect(canvas.getByRole("link", { name: "All releases and corrections" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getRelease)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getRelease, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});
