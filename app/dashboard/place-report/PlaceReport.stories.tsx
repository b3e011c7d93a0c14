import { getBuildingBlockRequirementDetailData } from "@gbvf/api/building-block/contract.ts";
import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { searchContact } from "@gbvf/api/directory/contract.ts";
import { getFindings } from "@gbvf/api/findings/contract.ts";
import { getBoundary } from "@gbvf/api/geography/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { failing, pending, respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  comesTo,
  contains,
  inOrder,
  links,
  loading,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";

const meta = preview.meta({ ...screenAt("/home/place/1163") });

export const Municipality = meta.story({
  tags: ["screen", "phone", "small"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Sol Plaatje" })).toBeVisible();
    await expect(await canvas.findByText("Municipality, Frances Baard, Northern Cape")).toBeVisible();
    const crime = within(await canvas.findByRole("article", { name: "Crime statistics" }));
    await crime.findByText(/per 100,000 people/);
    await expect(await canvas.findByText(/^Sol Plaatje has .* of \d+ municipalities/)).toBeVisible();
    await expect(crime.queryByText(/ of \d+ municipalities/)).toBeNull();
    await links(/^How this is measured for Crime/, "/home/methods#crime")({ canvas });
    for (const map of canvas.getAllByRole("link", { name: "Map" }))
      await expect(map).toHaveAttribute("href", "/home/map?boundaryId=1163&boundaryTypeId=3");
    const calls = within(canvas.getByRole("region", { name: "Who to call" }));
    await waitFor(() => expect(calls.getAllByRole("link", { name: /^\d/ }).length).toBeGreaterThan(2));
  },
});

export const Highlighted = meta.story({
  parameters: { router: { url: "/home/place/0" } },
  play: inOrder(
    showsTextIn(
      / has the highest rate of reported sexual offences per 100,000 people, 1\d\d\.\d\d; South Africa \d\d\.\d\d \(.+\)\./,
      "region",
      "What stands out",
    ),
    shows("link", "Choose a municipality for its contacts"),
  ),
});

export const Loading = meta.story(loading(getFindings, getBuildingBlockRequirementDetailData, searchContact));

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getFindings, 400), failing(getBuildingBlockRequirementDetailData, 400)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(5));
  },
});

export const PlaceFailed = meta.story({
  globals: phone,
  beforeEach: withHandlers(failing(getBoundary, 400)),
  play: async ({ canvas, msw, userEvent }) => {
    const calls = within(await canvas.findByRole("region", { name: "Who to call" }));
    const retry = await calls.findByRole("button", { name: "Retry" });
    const [article] = await canvas.findAllByRole("article");
    await expect(retry.compareDocumentPosition(article as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    msw.use(...handlers);
    await userEvent.click(retry);
    await expect(await calls.findByRole("link", { name: "All contacts here" })).toBeVisible();
  },
});

export const PlaceLoading = meta.story({
  globals: phone,
  beforeEach: withHandlers(pending(getBoundary)),
  play: async ({ canvas }) => {
    const calls = within(await canvas.findByRole("region", { name: "Who to call" }));
    await expect(await calls.findAllByRole("link", { name: /^\d/ })).not.toHaveLength(0);
    await expect(calls.getByRole("status")).toHaveTextContent("Loading");
  },
});

export const Empty = meta.story({
  beforeEach: withHandlers(respond(getComponents, []), respond(searchContact, [])),
  play: inOrder(
    showsText("Nobody here can be called directly yet."),
    showsText("No building blocks are known here."),
  ),
});

export const UnknownPlace = meta.story({
  parameters: { router: { url: "/home/place/999" } },
  beforeEach: withHandlers(failing(getBoundary, 404), failing(getFindings, 404)),
  play: inOrder(contains("alert"), showsTextIn("There is no such place. Choose another one.", "alert")),
});

export const BrokenAddress = meta.story({
  parameters: { router: { url: "/home/place/somewhere" } },
  play: comesTo("/home"),
});
