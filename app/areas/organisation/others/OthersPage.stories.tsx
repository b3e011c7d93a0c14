import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { searchSurveyedOrganisations } from "@gbvf/api/survey/others/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/organisation/others/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

export const AnyOrganisation = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^View University of the Karoo/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/organisation\/others\/OTAw\//),
    );
  },
});

export const AnyOrganisationOnPhone = meta.story({
  ...AnyOrganisation.input,
  globals: { viewport: { value: "phone" } },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(searchSurveyedOrganisations, { organisations: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "No organisation takes part yet" }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(searchSurveyedOrganisations)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(searchSurveyedOrganisations)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
