import { getOpenApi } from "@gbvf/api/open-data/contract.ts";
import { openApi } from "@gbvf/mocks/reads.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import { inOrder, links, loading, shows, showsText, withHandlers } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/api") });

type Playing = {
  canvas: { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
  userEvent: {
    click: (element: HTMLElement) => Promise<void>;
  };
};

async function openCrime({ canvas, userEvent }: Playing) {
  const part = await canvas.findByRole("region", { name: "Crime statistics" });
  await userEvent.click(within(part).getByRole("button", { name: /\/api\/crime\/stats/ }));
  return within(part);
}

export const AllEndpoints = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(shows("heading", "Places"), links(/^Download everything/, "/api/download")),
});

export const SampleResponse = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    const crime = await openCrime({ canvas, userEvent });
    await expect(await crime.findByText(/^curl .*\/api\/crime\/stats\?boundaryId=7"$/)).toBeVisible();
    await expect(crime.getByText("boundaryId (optional)")).toBeVisible();
    const sample = await crime.findByRole("region", {
      name: "Sample response of /api/crime/stats?boundaryId=7",
    });
    await expect(sample).toHaveTextContent(/"reportingSpan"/);
  },
});

export const Loading = meta.story(loading(getOpenApi));

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getOpenApi, 400)),
  play: inOrder(shows("button", "Retry"), shows("link", /^Download everything/)),
});

export const Empty = meta.story({
  beforeEach: withHandlers(respond(getOpenApi, { ...openApi, paths: {} })),
  play: showsText("No data available"),
});

export const WorkedExample = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole("region", { name: "A worked example" }));
    await expect(part.getByText(/urlopen\("http.+\/api\/findings\?.*componentId=3"\)/)).toBeVisible();
    await userEvent.click(part.getByRole("radio", { name: "R" }));
    await expect(part.getByText(/^library\(jsonlite\)/)).toBeVisible();
  },
});
