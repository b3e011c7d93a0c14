import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getAdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { adminDashboard } from "@gbvf/mocks/organisation/organisation.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/admin/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Organisations" })).toHaveTextContent(
      "3 new applications received",
    );
    await expect(canvas.getByRole("meter", { name: "Surveys completed" })).toHaveAttribute(
      "aria-valuetext",
      "52.50%, 1,260 of 2,400 expected surveys",
    );
    await expect(canvas.getByRole("link", { name: "Manage applications" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Manage questionnaires" })).toBeVisible();
  },
});

/** Who may not see applications is not led to them. */
export const WithoutViewOrganisations = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(userAuthenticated, {
        ...sessions.administrator,
        userActions: [{ actionId: 12 }, { actionId: 33 }],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Organisations" });
    await expect(canvas.queryByRole("link", { name: /^Manage/ })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getAdminDashboard)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getAdminDashboard, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

/** A product that was installed today. */
export const EmptyAtFirst = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getAdminDashboard, {
        ...adminDashboard,
        inProgressCount: 0,
        lastUpdatedOrganisationDate: null,
        lastUpdatedQuestionnaireDate: null,
        healthCheckParticipants: 0,
        approvedOrganisationsCount: 0,
        actualResponses: 0,
        expectedResponses: 0,
        oldestReceivedOn: null,
        lateCount: 0,
        waitingForApplicantCount: 0,
        failedMail: [],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("None approved yet")).toBeVisible();
  },
});

export const OnPhone = meta.story({ ...Waiting.input, globals: { viewport: { value: "phone" } } });

export const OnSmallPhone = meta.story({ ...Waiting.input, globals: { viewport: { value: "small" } } });
