import { organisationalResult } from "@gbvf/api/survey/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { answer, failing } from "@gbvf/mocks/respond.ts";
import {
  scoresOnlyResults,
  stuffedResults,
  surveyResults,
  tooFewResults,
} from "@gbvf/mocks/survey/surveys.ts";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import { given, inTurn, loading, says, shows, showsText } from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/organisation/view/MzE", { as: sessions.organisation }),
});

export const AllResults = meta.story({
  tags: ["phone"],
  play: inTurn(
    shows("heading", "View results: Staff Apr - Jun 2026", { level: 1 }),
    shows("heading", "Organisational Behaviours", { level: 2 }),
    showsText(/^Counts are blurred: .* left out or counted twice/),
  ),
});

export const LowResponse = meta.story({
  beforeEach: given(
    answer(organisationalResult, {
      ...surveyResults,
      actualResponses: 12,
      responseRate: 20,
      isLowResponse: true,
    }),
  ),
  play: showsText("Fewer than 30 in 100 answered."),
});

export const MoreAnswersThanPeople = meta.story({
  beforeEach: given(answer(organisationalResult, stuffedResults)),
  play: inTurn(
    showsText(/^About 640 of 60 expected responses \(more than 100%\)/),
    showsText("More answers than people."),
    showsText("This survey is left out of the public figures."),
  ),
});

export const ScoresOnly = meta.story({
  tags: ["phone"],
  beforeEach: given(answer(organisationalResult, scoresOnlyResults)),
  play: shows("heading", "How each question was answered is hidden"),
});

export const EmptyBelowTheThreshold = meta.story({
  tags: ["phone"],
  beforeEach: given(answer(organisationalResult, tooFewResults)),
  play: shows("heading", "Too few responses to show"),
});

export const StillOpen = meta.story({
  beforeEach: given(answer(organisationalResult, { ...surveyResults, results: "not-closed" })),
  play: shows("heading", "This survey is still open"),
});

export const OfAnother = meta.story({
  parameters: { router: { url: "/organisation/view/OTk" } },
  play: shows("heading", "No such survey here"),
});

export const Loading = meta.story(loading(organisationalResult));

export const Failed = meta.story({
  tags: ["phone"],
  beforeEach: given(failing(organisationalResult)),
  play: says("Error: Failed to load results data", "alert"),
});
