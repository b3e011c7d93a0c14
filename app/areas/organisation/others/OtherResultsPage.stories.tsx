import { otherResult } from "@gbvf/api/survey/others/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { tooFewResults } from "@gbvf/mocks/survey/surveys.ts";
import { expect, screen, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  inOrder,
  loading,
  shows,
  showsText,
  showsTextIn,
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Exclude from public figures" }));
    const question = await screen.findByRole("dialog");
    await expect(question).toHaveTextContent("can work out the score of this survey");
    const dialog = within(question);
    await userEvent.click(dialog.getByRole("button", { name: "Exclude from public figures" }));
    await expect(await dialog.findByText("Say why.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Answered by a program.");
    await userEvent.click(dialog.getByRole("button", { name: "Exclude from public figures" }));
    await expect(await screen.findByText("The survey is excluded from the public figures.")).toBeVisible();
  },
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

export const Failed = meta.story({
  beforeEach: withHandlers(failing(otherResult)),
  play: showsTextIn("Error: Failed to load results data", "alert"),
});
