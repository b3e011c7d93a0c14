import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { deleteSurvey } from "@gbvf/api/invitation/contract.ts";
import { otherHealthChecks } from "@gbvf/api/survey/others/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { healthChecks } from "@gbvf/mocks/survey/survey.ts";
import { openSurvey } from "@gbvf/mocks/survey/surveys.ts";
import { expect, screen } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  // "900", encoded.
  parameters: { layout: "fullscreen", router: { url: "/organisation/others/OTAw/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

export const ToRead = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("These are the results of University of the Karoo.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View survey results" })).toHaveAttribute(
      "href",
      "/organisation/others/OTAw/view/MzE",
    );
  },
});

export const ToReadOnPhone = meta.story({ ...ToRead.input, globals: { viewport: { value: "phone" } } });

/** Neither the link nor anything of the organisation's own work is offered. */
export const WhileOpen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(otherHealthChecks, {
        ...healthChecks,
        healthChecks: [{ ...openSurvey, url: null, inviteCode: null }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^At least 25 of 60 expected responses/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Close survey" })).toBeNull();
  },
});

/** The question says what goes, and what the public sees afterwards. */
export const Deleting = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(deleteSurvey, { success: true, message: "The survey and its answers were deleted." })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete survey" }));
    const question = await screen.findByRole("alertdialog", {
      name: "Delete the survey Staff Apr - Jun 2026?",
    });
    await expect(question).toHaveTextContent("the answers of 40 people");
  },
});

export const DeletingOnPhone = meta.story({ ...Deleting.input, globals: { viewport: { value: "phone" } } });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(otherHealthChecks, { ...healthChecks, healthChecks: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No surveys available." })).toBeVisible();
  },
});

export const Unknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refusing(otherHealthChecks, 404, { message: "The organisation was not found." })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No such organisation" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(otherHealthChecks)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(otherHealthChecks)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Error loading data:");
  },
});
