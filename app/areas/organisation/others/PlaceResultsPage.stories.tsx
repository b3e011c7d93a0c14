import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getSurveyedPlaces, placeResult } from "@gbvf/api/survey/others/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { placeQuestionnaires } from "@gbvf/mocks/survey/others.ts";
import { expect } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/organisation/places/?place=1" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.districtResults));
    return noteSignedOut;
  },
});
const phone = { viewport: { value: "phone" } };

export const EnoughOrganisations = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "View results: Staff Apr - Jun 2026, Gauteng" }),
    ).toBeVisible();
    await expect(
      await canvas.findByText(/^46 organisations, 1,204 of 1,893 expected responses/),
    ).toBeVisible();
  },
});

export const EnoughOrganisationsOnPhone = meta.story({ ...EnoughOrganisations.input, globals: phone });

/** Scores are shown; how questions were answered would give one organisation away. */
export const ScoresOnly = meta.story({
  parameters: { router: { url: "/organisation/places/?place=21" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "How each question was answered is hidden" }),
    ).toBeVisible();
  },
});

export const ScoresOnlyOnPhone = meta.story({ ...ScoresOnly.input, globals: phone });

export const EmptyOfTooFewOrganisations = meta.story({
  parameters: { router: { url: "/organisation/places/?place=22" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Too few organisations to show" })).toBeVisible();
  },
});

export const NoPlaces = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getSurveyedPlaces, { places: [], questionnaires: placeQuestionnaires })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No results to see yet" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(placeResult)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(placeResult)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Error: Failed to load results data");
  },
});
