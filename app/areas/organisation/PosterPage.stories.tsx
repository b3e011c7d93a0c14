import { getOrganisationHealthChecks } from "@gbvf/api/survey/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import { failed, loading, shows } from "../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/organisation/poster/NDE", { as: sessions.organisation }),
});

export const OfOpenSurvey = meta.story({
  tags: ["screen", "phone"],
  play: shows("img", "Code of the survey link"),
});

export const EmptyWithoutALink = meta.story({
  parameters: { router: { url: "/organisation/poster/MzE" } },
  play: shows("heading", "No link to print"),
});

export const Loading = meta.story(loading(getOrganisationHealthChecks));

export const Failed = meta.story(failed(getOrganisationHealthChecks));
