import { organisationalResult } from "@gbvf/api/survey/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import {
  scoresOnlyResults,
  stuffedResults,
  surveyResults,
  tooFewResults,
} from "@gbvf/mocks/survey/surveys.ts";
import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import { failed, inOrder, loading, shows, showsText, withHandlers } from "../../../../.storybook/story.ts";
import { small } from "../../../../.storybook/viewports.ts";

const meta = preview.meta({
  ...screenAt("/organisation/view/MzE", { as: sessions.organisation }),
});

export const AllResults = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(
    shows("heading", "View results: Staff Apr - Jun 2026", { level: 1 }),
    shows("heading", "Organisational Behaviours", { level: 2 }),
    shows("heading", "Never, 0 points", { level: 3 }),
    showsText(/^It is being written: \d+\.\d\d%$/),
    showsText(/^Beside \d+ others: \d+ points higher \(their mean, of staff and students together, is \d\d/),
    showsText(/their staff and students together; this survey is of staff alone\.$/),
    shows("heading", "Scores of all surveys", { level: 2 }),
  ),
});

export const FindingsFirstOnPhone = meta.story({
  globals: small,
  play: async ({ canvas, userEvent }) => {
    const policies = await canvas.findByRole("button", { name: "Policies, question by question" });
    const findings = canvas.getByRole("heading", { name: "What would raise the score most" });
    await expect(findings.compareDocumentPosition(policies)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(policies).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(policies);
    await expect(await canvas.findByText(/^It is being written: \d+\.\d\d%$/)).toBeVisible();
  },
});

export const FewResponsesAndDifferentQuestions = meta.story({
  beforeEach: withHandlers(
    respond(organisationalResult, {
      ...surveyResults,
      actualResponses: 12,
      responseRate: 20,
      isLowResponse: true,
      rounds: surveyResults.rounds.map((round, at) =>
        at === 0
          ? {
              ...round,
              scores: round.scores.map((each) => ({
                ...each,
                state: "other-questions" as const,
                score: null,
              })),
            }
          : round,
      ),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await showsText("Fewer than 30 in 100 answered.")({ canvas });
    const figure = within(await canvas.findByRole("figure", { name: "Scores of all surveys" }));
    await userEvent.click(figure.getByRole("button", { name: "Show as table" }));
    await expect((await figure.findAllByText("The questions were different"))[0]).toBeVisible();
    await expect(figure.getAllByText("Too few to show")[0]).toBeVisible();
  },
});

export const MoreAnswersThanPeople = meta.story({
  beforeEach: withHandlers(respond(organisationalResult, stuffedResults)),
  play: inOrder(
    showsText(/^640 of 60 expected responses \(more than 100%\)/),
    showsText("This survey is excluded from the public figures."),
  ),
});

export const ScoresOnly = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(organisationalResult, {
      ...scoresOnlyResults,
      overallMaturity: null,
      questionCategories: scoresOnlyResults.questionCategories.map((category) =>
        category.description === "Policies" ? { ...category, categoryScore: null } : category,
      ),
    }),
  ),
  play: async (story) => {
    await shows("heading", "How each question was answered is hidden")(story);
    const figure = within(story.canvas.getByRole("figure", { name: "Overall GBVF Maturity" }));
    await expect(figure.getAllByText("Too few responses to show")).not.toHaveLength(0);
    await expect(figure.queryAllByText(/^0(\.00)?%$/)).toEqual([]);
  },
});

export const EmptyBelowTheThreshold = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(respond(organisationalResult, tooFewResults)),
  play: shows("heading", "Too few responses to show"),
});

export const StillOpen = meta.story({
  beforeEach: withHandlers(respond(organisationalResult, { ...surveyResults, results: "not-closed" })),
  play: shows("heading", "This survey is still open"),
});

export const SurveyOfAnother = meta.story({
  parameters: { router: { url: "/organisation/view/OTk" } },
  play: shows("heading", "No such survey here"),
});

export const Loading = meta.story(loading(organisationalResult));

export const Failed = meta.story({
  tags: ["phone"],
  ...failed(organisationalResult, showsText("Error: Failed to load results data")),
});
