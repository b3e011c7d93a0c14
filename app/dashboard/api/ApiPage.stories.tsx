import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getOpenApi } from "@gbvf/api/open-data/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { openApi } from "@gbvf/mocks/open-data/openData.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/api" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };

type Playing = {
  canvas: { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
  userEvent: {
    click: (at: HTMLElement) => Promise<void>;
    clear: (at: HTMLElement) => Promise<void>;
    type: (at: HTMLElement, text: string) => Promise<void>;
  };
};

async function openCrime({ canvas, userEvent }: Playing) {
  const part = await canvas.findByRole("region", { name: "Crime statistics" });
  await userEvent.click(within(part).getByRole("button", { name: /\/api\/crime\/stats/ }));
  return within(part);
}

export const AllEndpoints = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Places" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Download everything/ })).toHaveAttribute(
      "href",
      "/api/download",
    );
  },
});

/** The answer stands under the line that anyone can paste. */
export const Run = meta.story({
  play: async ({ canvas, userEvent }) => {
    const crime = await openCrime({ canvas, userEvent });
    await expect(crime.getByText(/^curl .*\/api\/crime\/stats\?boundaryId=7"$/)).toBeVisible();
    await userEvent.click(crime.getByRole("button", { name: "Run" }));
    const found = await crime.findByRole("region", { name: "Answer of /api/crime/stats?boundaryId=7" });
    await expect(found).toHaveTextContent(/"reportingSpan"/);
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(refusing(getCrimeStats, 404, { message: "This boundary was not found." })),
  play: async ({ canvas, userEvent }) => {
    const crime = await openCrime({ canvas, userEvent });
    await userEvent.click(crime.getByRole("button", { name: "Run" }));
    await expect(await crime.findByRole("alert")).toHaveTextContent("404: This boundary was not found.");
  },
});

/** A part of the path is missing: there is nothing to run. */
export const PartMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const places = within(await canvas.findByRole("region", { name: "Places" }));
    await userEvent.click(places.getByRole("button", { name: /^One place/ }));
    await userEvent.clear(places.getByRole("textbox", { name: "boundaryId" }));
    await expect(places.getByRole("button", { name: "Run" })).toBeDisabled();
  },
});

export const RunOnPhone = meta.story({ ...Run.input, globals: phone });

export const OnPhone = meta.story({ globals: phone });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getOpenApi)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getOpenApi, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Download everything/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getOpenApi, { ...openApi, paths: {} })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
  },
});
