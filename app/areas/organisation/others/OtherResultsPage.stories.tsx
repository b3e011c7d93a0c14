import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { otherResult } from "@gbvf/api/survey/others/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { tooFewResults } from "@gbvf/mocks/survey/surveys.ts";
import { expect } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  // "900" and "31", encoded.
  parameters: { layout: "fullscreen", router: { url: "/organisation/others/OTAw/view/MzE" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

export const AllResults = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "View results: Staff Apr - Jun 2026" }),
    ).toBeVisible();
    await expect(await canvas.findByText("These are the results of University of the Karoo.")).toBeVisible();
  },
});

export const AllResultsOnPhone = meta.story({
  ...AllResults.input,
  globals: { viewport: { value: "phone" } },
});

export const EmptyBelowTheThreshold = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(otherResult, tooFewResults)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Too few responses to show" })).toBeVisible();
  },
});

export const Unknown = meta.story({
  parameters: { router: { url: "/organisation/others/OTAw/view/OTk" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No such survey here" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(otherResult)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(otherResult)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Error: Failed to load results data");
  },
});
