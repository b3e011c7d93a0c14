import { getOrganisationDetails } from "@gbvf/api/organisation/details/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { organisationDetails, team } from "@gbvf/mocks/organisation/organisation.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  failed,
  hasValue,
  inOrder,
  loading,
  presses,
  replaces,
  showsText,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/organisation/details/", { as: sessions.organisation }) });

export const Details = meta.story({
  tags: ["screen", "phone"],
  play: hasValue("textbox", "Organisation Name", organisationDetails.organisationName),
});

export const NameMissing = meta.story({
  play: inOrder(
    replaces("Organisation Name", ""),
    presses("button", "Save"),
    showsText("Organisation Name is required"),
  ),
});

export const InvitesColleague = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole("form", { name: "Invite a colleague" }));
    await userEvent.type(form.getByRole("textbox", { name: "Full Name" }), "Karabo Nkosi");
    await userEvent.type(form.getByRole("textbox", { name: "Work Email" }), "karabo@university.example");
    await userEvent.click(form.getByRole("button", { name: "Invite" }));
    await waitFor(() => expect(form.getByRole("textbox", { name: "Full Name" })).toHaveValue(""));
  },
});

export const ConfirmsColleague = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const button = await canvas.findByRole("button", { name: "Lindiwe Zulu is a colleague" });
    const applicants = team.applicants.map((each) => ({ ...each, isColleague: true }));
    msw.use(respond(getOrganisationDetails, { ...organisationDetails, team: { ...team, applicants } }));
    await userEvent.click(button);
    await canvas.findByText("Lindiwe Zulu, on 29 June 2026: a colleague");
  },
});

export const EmptyWithoutApplication = meta.story({
  beforeEach: withHandlers(
    respond(getOrganisationDetails, {
      ...organisationDetails,
      addressLine1: "",
      addressLine2: "",
      branch: null,
      members: null,
      team: { people: [{ name: "Thabo Mokoena" }], applicants: [] },
    }),
  ),
  play: hasValue("textbox", /^Street/, ""),
});

export const Loading = meta.story(loading(getOrganisationDetails));

export const Failed = meta.story(failed(getOrganisationDetails));
