import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import {
  getOrganisationDetails,
  updateOrganisationDetails,
} from "@gbvf/api/organisation/details/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { organisationDetails } from "@gbvf/mocks/organisation/organisation.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/organisation/details/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.organisation));
    return noteSignedOut;
  },
});

export const Details = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Organisation Name" })).toHaveValue(
      organisationDetails.organisationName,
    );
  },
});

export const DetailsOnPhone = meta.story({ ...Details.input, globals: { viewport: { value: "phone" } } });

export const NameMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole("textbox", { name: "Organisation Name" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect((await canvas.findAllByText("Organisation Name is required"))[0]).toBeVisible();
  },
});

export const ChangedByAnother = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(updateOrganisationDetails, 409, {
        code: "changed",
        message: "The organisation was changed by somebody else.",
        changedBy: "Lerato Nkosi",
        changedAt: "2026-08-15T08:00:00.000Z",
        current: { ...organisationDetails, organisationName: "University of the Vaal", version: 4 },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("textbox", { name: "Organisation Name" });
    await userEvent.type(name, " South");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect((await canvas.findAllByText(/Lerato Nkosi/))[0]).toBeVisible();
  },
});

/** It never applied here: neither branch nor members are known. */
export const EmptyWithoutApplication = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getOrganisationDetails, {
        ...organisationDetails,
        addressLine1: "",
        addressLine2: "",
        branch: null,
        members: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /^Street/ })).toHaveValue("");
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getOrganisationDetails)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getOrganisationDetails)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
