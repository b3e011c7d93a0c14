import { otherHealthChecks } from "@gbvf/api/survey/others/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { refusing, respond } from "@gbvf/mocks/respond.ts";
import { healthChecks, openSurvey } from "@gbvf/mocks/survey/surveys.ts";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  failed,
  inOrder,
  lacks,
  links,
  loading,
  presses,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/organisation/others/OTAw/", { as: sessions.administrator }),
});

export const LinkToResults = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(
    showsText("These are the results of University of the Karoo."),
    links("View survey results", "/organisation/others/OTAw/view/MzE"),
  ),
});

export const WhileOpen = meta.story({
  beforeEach: withHandlers(
    respond(otherHealthChecks, {
      ...healthChecks,
      healthChecks: [{ ...openSurvey, url: null, inviteCode: null }],
    }),
  ),
  play: inOrder(showsText(/^25 to 29 of 60 expected responses/), lacks("button", "Close survey")),
});

export const DeletionDialog = meta.story({
  tags: ["phone"],
  play: inOrder(
    presses("button", "Delete survey"),
    shows("alertdialog", "Delete the survey Staff Apr - Jun 2026?"),
    showsTextIn("the answers of 46 people", "alertdialog"),
    showsTextIn("can work out the score of this survey", "alertdialog"),
  ),
});

export const Empty = meta.story({
  beforeEach: withHandlers(respond(otherHealthChecks, { ...healthChecks, healthChecks: [] })),
  play: shows("heading", "No surveys available."),
});

export const Unknown = meta.story({
  beforeEach: withHandlers(refusing(otherHealthChecks, 404, { message: "The organisation was not found." })),
  play: shows("heading", "No such organisation"),
});

export const Loading = meta.story(loading(otherHealthChecks));

export const Failed = meta.story(failed(otherHealthChecks, showsTextIn("Error loading data:", "alert")));
