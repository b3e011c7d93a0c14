import { getMeasures } from "@gbvf/api/findings/contract.ts";
import { measures } from "@gbvf/mocks/findings/findings.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/methods" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

export const AllMeasures = meta.story({
  play: async ({ canvas }) => {
    const crime = within(await canvas.findByRole("region", { name: "Crime statistics" }));
    await expect(crime.getByText(/reports per 100,000 people\./)).toBeVisible();
    await expect(crime.getByText(/more people feel able to report/)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Licence" })).toBeVisible();
  },
});

/** From the line under a figure. */
export const OneMeasure = meta.story({
  parameters: { router: { url: "/home/methods#healthCheck" } },
  play: async ({ canvas }) => {
    const part = await canvas.findByRole("region", { name: "Organisational health check" });
    await waitFor(() => expect(part).toHaveFocus());
  },
});

export const NothingCaptured = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getMeasures,
        measures.map((measure) => ({ ...measure, span: null, held: null, source: null })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Nothing has been captured yet."))[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getMeasures)),
  play: showsLoading,
});

/** What holds for all figures and the licence are still there. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getMeasures, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "What holds for all figures" })).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });
