import { getReleases } from "@gbvf/api/release/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/releases" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

export const AllReleases = meta.story({
  play: async ({ canvas }) => {
    const latest = within(await canvas.findByRole("article", { name: "Crime statistics: Jul - Sep 2026" }));
    await expect(latest.getByText("20 November 2026")).toBeVisible();
    await expect(latest.getByText("Corrects 2 figures")).toBeVisible();
    await expect(latest.getByRole("link")).toHaveAttribute("href", "/home/releases/2");
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getReleases)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getReleases, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getReleases, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing has been released yet.")).toBeVisible();
  },
});
