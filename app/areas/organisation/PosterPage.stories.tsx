import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getOrganisationHealthChecks } from "@gbvf/api/survey/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { noteSignedOut } from "../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  // "41", encoded.
  parameters: { layout: "fullscreen", router: { url: "/organisation/poster/NDE" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.organisation));
    return noteSignedOut;
  },
});

export const OfOpenSurvey = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Code of the survey link" })).toBeVisible();
  },
});

export const OfOpenSurveyOnPhone = meta.story({
  ...OfOpenSurvey.input,
  globals: { viewport: { value: "phone" } },
});

export const EmptyWithoutALink = meta.story({
  parameters: { router: { url: "/organisation/poster/MzE" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No link to print" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getOrganisationHealthChecks)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getOrganisationHealthChecks)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
