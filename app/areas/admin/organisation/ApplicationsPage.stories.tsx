import { searchOrganisations } from "@gbvf/api/organisation/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { applications } from "@gbvf/mocks/organisation/organisation.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  failed,
  inOrder,
  links,
  loading,
  selects,
  shows,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/admin/organisations/", { as: sessions.administrator }) });

export const InProgress = meta.story({
  tags: ["screen"],
  beforeEach: withHandlers(
    respond(searchOrganisations, ({ body }) => {
      const organisations = Object.values(applications).filter(
        ({ verificationStatus }) => verificationStatus === body.statusId,
      );
      return { organisations, total: organisations.length };
    }),
  ),
  play: async (story) => {
    const { canvas } = story;
    await canvas.findByRole("row", { name: /Khanya Shelter/ });
    await expect(await canvas.findByText("6 working days late")).toBeVisible();
    await expect(canvas.queryByText("University of the Valley")).toBeNull();
    await selects("Status", "Approved")(story);
    const url = "/admin/organisations/view/600004/?list=status%3Dapproved";
    await links("View University of the Valley", url)(story);
  },
});

export const Loading = meta.story(loading(searchOrganisations));

export const Failed = meta.story(failed(searchOrganisations));

export const Empty = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(respond(searchOrganisations, { organisations: [], total: 0 })),
  play: inOrder(shows("heading", "No applications here"), shows("button", "Show all")),
});
