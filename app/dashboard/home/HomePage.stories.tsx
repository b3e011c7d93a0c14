import { getBuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { getCollectiveActionsByBoundary } from "@gbvf/api/collective-action/contract.ts";
import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { findPlacesByName, getBoundary } from "@gbvf/api/geography/contract.ts";
import { getHealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { createBuildingBlocks, createNoBuildingBlocks } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { createNoCollectiveActions } from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { createNoCrime } from "@gbvf/mocks/crime/crime.ts";
import { crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { createNoHealthChecks } from "@gbvf/mocks/health-check/healthCheck.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  comesTo,
  hasFocus,
  hasValue,
  inOrder,
  lacksText,
  links,
  loading,
  presses,
  pressesKeys,
  recoversWith,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home") });

const FIND = "Find your municipality";

const solPlaatje = {
  boundaryId: 1163,
  municipality: "Sol Plaatje",
  province: "Northern Cape",
  officialName: "Sol Plaatje",
  kind: "municipality" as const,
  where: "Northern Cape",
  ignored: [],
};

const withoutFigures = [
  respond(getCrimeStats, ({ query }) => createNoCrime(query.boundaryId)),
  respond(getBuildingBlockData, ({ query }) => createNoBuildingBlocks(query.boundaryId)),
  respond(getHealthCheckStats, ({ query }) => createNoHealthChecks(query.boundaryId)),
  respond(getCollectiveActionsByBoundary, ({ query }) => createNoCollectiveActions(query.boundaryId)),
];

export const Overview = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    shows("heading", "Crime statistics"),
    showsText(/South Africa, Jul 2025 – Jun 2026/),
    links(/^How this is measured for Crime/, "/home/methods#crime"),
    links("Map of all provinces", "/home/map?componentId=3"),
    links("Register your organisation", "/auth/sign-up/"),
  ),
});

export const FindMunicipality = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("searchbox", { name: FIND });
    await userEvent.type(field, "plaat");
    await links(/^Sol Plaatje/, "/home/place/1163")({ canvas });
    await userEvent.clear(field);
    await userEvent.type(field, "ritchie");
    await shows("link", "Ritchie in Sol Plaatje, Northern Cape")({ canvas });
    await userEvent.clear(field);
    await userEvent.type(field, "noord-kaap");
    await shows("link", "Noord-Kaap Northern Cape, province")({ canvas });
    await userEvent.clear(field);
    await userEvent.type(field, "galeshewe");
    await shows("link", /police station in Sol Plaatje, Northern Cape/)({ canvas });
    await canvas.findByText("1 place");
    await userEvent.keyboard("{ArrowDown}");
    await expect(await canvas.findByRole("link", { name: /police station/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.clear(field);
    await userEvent.type(field, "a");
    await canvas.findByText(/^\d+ places$/);
    await userEvent.type(field, "{Backspace}phokwane{Enter}");
    await comesTo("/home/place/1166")();
  },
});

export const SuggestionsOnSlowConnection = meta.story({
  beforeEach: withHandlers(
    respond(findPlacesByName, async ({ query: { name } }) => {
      if (name !== "plaat") await new Promise(() => {});
      return [{ ...solPlaatje, name: "Sol Plaatje" }];
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("searchbox", { name: FIND });
    await userEvent.type(field, "plaat");
    await canvas.findByRole("link", { name: /^Sol Plaatje/ });
    await userEvent.clear(field);
    await userEvent.type(field, "emfuleni");
    await expect(canvas.getByText("Loading …")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^Sol Plaatje/ })).toBeNull();
  },
});

export const NoSuchMunicipality = meta.story({
  play: inOrder(
    presses("searchbox", FIND),
    pressesKeys("phokw{Escape}"),
    hasValue("searchbox", FIND, ""),
    pressesKeys("xanadu"),
    showsText(/^No municipality, town or police station has this name: “xanadu”\. Please check/),
  ),
});

export const MunicipalitiesFailed = meta.story({
  beforeEach: withHandlers(failing(findPlacesByName, 400)),
  play: inOrder(
    presses("searchbox", FIND),
    pressesKeys("sol"),
    showsText("The list of places could not be loaded."),
    shows("button", "Retry"),
  ),
});

export const ThemeChosen = meta.story({
  tags: ["screen"],
  parameters: { router: { url: "/?boundaryId=7&boundaryTypeId=1&componentId=3" } },
  play: async ({ canvas, canvasElement }) => {
    await comesTo("/home?boundaryId=7&boundaryTypeId=1&componentId=3")();
    const card = await canvas.findByRole("article", { name: /Crime statistics/ });
    await expect(card).toHaveTextContent("Chosen");
    await showsTextIn(/Northern Cape: \d+\.\d\d/, "figure")({ canvas });
    await expect(canvasElement.querySelector("figure path[data-chosen]")).toBeVisible();
    const other = await canvas.findByRole("article", { name: /Building blocks/ });
    await expect(other).not.toHaveTextContent("Chosen");
  },
});

export const ChooseTheme = meta.story({
  tags: ["screen"],
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole("article", { name: "Crime statistics" });
    await userEvent.click(within(card).getByRole("link", { name: /^Charts/ }));
    await comesTo("/home/chart?componentId=3")();
    await hasFocus("main")({ canvas });
  },
});

export const Loading = meta.story(loading(getComponents));

export const LoadingFigures = meta.story({
  tags: ["phone"],
  ...loading(getCrimeStats, getBuildingBlockData, getHealthCheckStats, getCollectiveActionsByBoundary),
});

export const Failed = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(failing(getComponents, 503)),
  play: inOrder(recoversWith(respond(getComponents, [crimeComponent])), shows("heading", "Crime statistics")),
});

export const Empty = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(...withoutFigures),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("No data available")).toHaveLength(3));
    await expect(await canvas.findByText("Not yet captured")).toBeVisible();
  },
});

export const Suppressed = meta.story({
  tags: ["small"],
  parameters: { router: { url: "/home?boundaryId=139&boundaryTypeId=2" } },
  play: showsTextIn("Too few to show", "article", /Organisational health check/),
});

export const OneThemeFailed = meta.story({
  beforeEach: withHandlers(failing(getBuildingBlockData, 400)),
  play: async ({ canvas, msw, userEvent }) => {
    const card = await canvas.findByRole("article", { name: "Building blocks" });
    await expect(await within(card).findByRole("alert")).toBeVisible();
    await expect(await canvas.findByText(/^overall maturity of/)).toBeVisible();
    msw.use(respond(getBuildingBlockData, ({ query }) => createBuildingBlocks(query.boundaryId)));
    await userEvent.click(within(card).getByRole("button", { name: "Retry" }));
    await expect(await within(card).findByText(/requirements met/)).toBeVisible();
  },
});

export const UnknownPlace = meta.story({
  parameters: { router: { url: "/home?boundaryId=7&componentId=3" } },
  beforeEach: withHandlers(failing(getBoundary, 404)),
  play: inOrder(
    showsTextIn("There is no such place. Choose another one.", "alert"),
    lacksText(/South Africa,/),
    presses("link", "Show South Africa"),
    comesTo("/home?componentId=3"),
    shows("article", /Crime statistics/),
  ),
});

export const FailedPlace = meta.story({
  parameters: { router: { url: "/home?boundaryId=7&boundaryTypeId=1" } },
  beforeEach: withHandlers(failing(getBoundary, 400)),
  play: inOrder(showsText(/Northern Cape, /), lacksText(/South Africa,/)),
});
