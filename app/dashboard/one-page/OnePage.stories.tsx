import { getBuildingBlockRequirementDetailData } from "@gbvf/api/building-block/contract.ts";
import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { searchContact } from "@gbvf/api/directory/contract.ts";
import { getFindings } from "@gbvf/api/findings/contract.ts";
import { getBoundary } from "@gbvf/api/geography/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/place/1163" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});
const phone = { viewport: { value: "phone" } };

export const Municipality = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Sol Plaatje" })).toBeVisible();
    await expect(await canvas.findByText("Municipality, Frances Baard, Northern Cape")).toBeVisible();
    const crime = within(await canvas.findByRole("article", { name: "Crime statistics" }));
    await expect(await crime.findByText(/ of \d+ municipalities/)).toBeVisible();
    await expect(await crime.findByRole("link", { name: /^How this is measured/ })).toHaveAttribute(
      "href",
      "/home/methods#crime",
    );
    const calls = within(canvas.getByRole("region", { name: "Who to call" }));
    await expect((await calls.findAllByRole("link", { name: /^Call/ })).length).toBeGreaterThan(2);
  },
});

export const Country = meta.story({ parameters: { router: { url: "/home/place/0" } } });

export const Province = meta.story({
  parameters: { router: { url: "/home/place/7" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Choose a municipality for its contacts" }),
    ).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: phone });
export const OnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(pending(getFindings), pending(getBuildingBlockRequirementDetailData), pending(searchContact)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failing(getFindings, 400), failing(getBuildingBlockRequirementDetailData, 400)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(5));
  },
});

/** Without the list of themes nobody knows what to ask for: both parts say so, and offer to ask again. */
export const ThemesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getComponents, 400)),
  play: async ({ canvas }) => {
    for (const name of ["What is missing, and where", "Who to call"]) {
      const part = within(await canvas.findByRole("region", { name }));
      await expect(await part.findByRole("button", { name: "Retry" })).toBeVisible();
    }
  },
});

/** Nothing is known about building blocks here, and nobody can be called. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getComponents, []), answer(searchContact, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody here can be called directly yet.")).toBeVisible();
    await expect(canvas.getByText("No building blocks are known here.")).toBeVisible();
  },
});

export const UnknownPlace = meta.story({
  parameters: { router: { url: "/home/place/999" } },
  beforeEach: ({ msw }) => msw.use(failing(getBoundary, 404), failing(getFindings, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such place. Choose another one.")).toBeVisible();
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
  },
});

/** An address that names no place leads home. */
export const BrokenAddress = meta.story({
  parameters: { router: { url: "/home/place/somewhere" } },
  play: async () => {
    await waitFor(() => expect(storyUrl()).toBe("/home"));
  },
});
