import { otherResult } from "@gbvf/api/survey/others/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { tooFewResults } from "@gbvf/mocks/survey/surveys.ts";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  failed,
  inDialog,
  inOrder,
  loading,
  presses,
  shows,
  showsText,
  showsTextIn,
  types,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/organisation/others/OTAw/view/MzE", { as: sessions.administrator }),
});

export const AllResults = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(
    shows("heading", "View results: Staff Apr - Jun 2026", { level: 1 }),
    showsText("These are the results of University of the Karoo."),
  ),
});

export const ExcludesFromPublicFigures = meta.story({
  play: inOrder(
    presses("button", "Exclude from public figures"),
    showsTextIn("can work out the score of this survey", "dialog"),
    inDialog(
      presses("button", "Exclude from public figures"),
      showsText("Say why."),
      types("Reason", "Answered by a program."),
      presses("button", "Exclude from public figures"),
    ),
    showsText("The survey is excluded from the public figures."),
  ),
});

export const EmptyBelowTheThreshold = meta.story({
  beforeEach: withHandlers(respond(otherResult, tooFewResults)),
  play: shows("heading", "Too few responses to show"),
});

export const Unknown = meta.story({
  parameters: { router: { url: "/organisation/others/OTAw/view/OTk" } },
  play: shows("heading", "No such survey here"),
});

export const Loading = meta.story(loading(otherResult));

export const Failed = meta.story(failed(otherResult, showsText("Error: Failed to load results data")));
