import { getSurveyedPlaces, placeResult } from "@gbvf/api/survey/others/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { quarters } from "@gbvf/mocks/survey/others.ts";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import { failed, inOrder, loading, shows, showsText, withHandlers } from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/organisation/places/?place=1", { as: sessions.districtResults }) });

export const EnoughOrganisations = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(
    shows("heading", "View results: Apr - Jun 2026, Gauteng", { level: 1 }),
    showsText(/^46 organisations, 1,204 of 1,893 expected responses/),
  ),
});

export const LowResponseNote = meta.story({
  tags: ["phone"],
  parameters: { router: { url: "/organisation/places/?place=21" } },
  play: showsText(/^Fewer than 30 in 100 answered/),
});

export const TooFewOrganisations = meta.story({
  parameters: { router: { url: "/organisation/places/?place=22" } },
  play: shows("heading", "Too few organisations to show"),
});

export const NoPlaces = meta.story({
  beforeEach: withHandlers(respond(getSurveyedPlaces, { places: [], quarters })),
  play: shows("heading", "No results to see yet"),
});

export const Loading = meta.story(loading(placeResult));

export const Failed = meta.story(failed(placeResult, showsText("Error: Failed to load results data")));
