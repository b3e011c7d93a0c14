import { searchSurveyedOrganisations } from "@gbvf/api/survey/others/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import { failed, loading, shows, withHandlers } from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/organisation/others/", { as: sessions.administrator }) });

export const AllOrganisations = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /^View University of the Karoo/ });
    await expect(link.getAttribute("href")).toMatch(/^\/organisation\/others\/OTAw\//);
  },
});

export const Empty = meta.story({
  beforeEach: withHandlers(respond(searchSurveyedOrganisations, { organisations: [], total: 0 })),
  play: shows("heading", "No organisation takes part yet"),
});

export const Loading = meta.story(loading(searchSurveyedOrganisations));

export const Failed = meta.story(failed(searchSurveyedOrganisations));
