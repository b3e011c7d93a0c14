import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { organisationalResult } from "@gbvf/api/survey/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { scoresOnlyResults, surveyResults, tooFewResults } from "@gbvf/mocks/survey/surveys.ts";
import { expect } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const phone = { viewport: { value: "phone" } };

const meta = preview.meta({
  component: AppScreen,
  // "31", encoded.
  parameters: { layout: "fullscreen", router: { url: "/organisation/view/MzE" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.organisation));
    return noteSignedOut;
  },
});

export const AllResults = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "View results: Staff Apr - Jun 2026" }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole("heading", { level: 2, name: "Organisational Behaviours" }),
    ).toBeVisible();
  },
});

export const AllResultsOnPhone = meta.story({
  ...AllResults.input,
  globals: phone,
});

/** Under 30 %: people who did not answer may differ. */
export const LowResponse = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(organisationalResult, {
        ...surveyResults,
        actualResponses: 12,
        responseRate: 20,
        isLowResponse: true,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Fewer than 30 in 100 answered.")).toBeVisible();
  },
});

/** 5 to 9 responses: whole scores. */
export const ScoresOnly = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(organisationalResult, scoresOnlyResults)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "How each question was answered is hidden" }),
    ).toBeVisible();
  },
});

export const ScoresOnlyOnPhone = meta.story({ ...ScoresOnly.input, globals: phone });

export const EmptyBelowTheThreshold = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(organisationalResult, tooFewResults)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Too few responses to show" })).toBeVisible();
  },
});

export const EmptyBelowTheThresholdOnPhone = meta.story({ ...EmptyBelowTheThreshold.input, globals: phone });

export const StillOpen = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(organisationalResult, { ...surveyResults, results: "not-closed" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This survey is still open" })).toBeVisible();
  },
});

export const OfAnother = meta.story({
  parameters: { router: { url: "/organisation/view/OTk" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No such survey here" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(organisationalResult)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(organisationalResult)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Error: Failed to load results data");
  },
});

export const FailedOnPhone = meta.story({ ...Failed.input, globals: phone });
