import { getReleases } from "@gbvf/api/release/contract.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import { failed, loading, showsText, withHandlers } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/releases") });

export const AllReleases = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas }) => {
    const latest = within(await canvas.findByRole("article", { name: "Crime statistics: Jul - Sep 2026" }));
    await expect(await latest.findByText("20 November 2026")).toBeVisible();
    await expect(await latest.findByText("Corrects 2 figures")).toBeVisible();
    await expect(await latest.findByRole("link")).toHaveAttribute("href", "/home/releases/2");
  },
});

export const Loading = meta.story(loading(getReleases));

export const Failed = meta.story(failed(getReleases));

export const Empty = meta.story({
  beforeEach: withHandlers(respond(getReleases, [])),
  play: showsText("Nothing has been released yet."),
});
