import { getMeasures } from "@gbvf/api/findings/contract.ts";
import { getRecorded } from "@gbvf/mocks/recorded.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import { inOrder, loading, shows, withHandlers } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/methods") });

export const AllMeasures = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas }) => {
    const crime = within(await canvas.findByRole("region", { name: "Crime statistics" }));
    await expect(await crime.findByText(/reports ÷ people × 100,000/)).toBeVisible();
    await expect(await crime.findByText(/more people feel able to report/)).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Licence" })).toBeVisible();
  },
});

export const OneMeasure = meta.story({
  parameters: { router: { url: "/home/methods#healthCheck" } },
  play: async ({ canvas }) => {
    const part = await canvas.findByRole("region", { name: "Organisational health check" });
    await waitFor(() => expect(part).toHaveFocus());
  },
});

export const NothingCaptured = meta.story({
  beforeEach: withHandlers(
    respond(
      getMeasures,
      getRecorded(getMeasures).map((measure) => ({ ...measure, span: null, held: null, source: null })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Nothing has been captured yet."))[0]).toBeVisible();
  },
});

export const Loading = meta.story(loading(getMeasures));

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getMeasures, 400)),
  play: inOrder(shows("alert"), shows("heading", "What holds for all figures")),
});
