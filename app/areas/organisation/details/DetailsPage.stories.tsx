import { getOrganisationDetails } from "@gbvf/api/organisation/details/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { organisationDetails } from "@gbvf/mocks/organisation/organisation.ts";
import { answer, failing } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import { given, loading, shows } from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/organisation/details/", { as: sessions.organisation }) });

export const Details = meta.story({
  tags: ["phone"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Organisation Name" })).toHaveValue(
      organisationDetails.organisationName,
    );
  },
});

export const NameMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole("textbox", { name: "Organisation Name" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect((await canvas.findAllByText("Organisation Name is required"))[0]).toBeVisible();
  },
});

export const EmptyWithoutApplication = meta.story({
  beforeEach: given(
    answer(getOrganisationDetails, {
      ...organisationDetails,
      addressLine1: "",
      addressLine2: "",
      branch: null,
      members: null,
      team: { people: [{ name: "Thabo Mokoena" }], applicants: [] },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /^Street/ })).toHaveValue("");
  },
});

export const Loading = meta.story(loading(getOrganisationDetails));

export const Failed = meta.story({
  beforeEach: given(failing(getOrganisationDetails)),
  play: shows("alert"),
});
