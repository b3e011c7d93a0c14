import { mailSurveyLetters } from "@gbvf/api/invitation/contract.ts";
import { getOrganisationHealthChecks } from "@gbvf/api/survey/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { answer, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { healthChecks } from "@gbvf/mocks/survey/survey.ts";
import { plannedSurvey, slipsSurvey } from "@gbvf/mocks/survey/surveys.ts";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import { type Acting, given, inTurn, lacks, shows, showsText } from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/organisation/", { as: sessions.organisation }) });

const surveyWith = (changes: Partial<typeof slipsSurvey>) =>
  answer(getOrganisationHealthChecks, { ...healthChecks, healthChecks: [{ ...slipsSurvey, ...changes }] });
const NONE = { letters: { sent: 0, waiting: 0, failed: 0 }, remindOn: null };

async function sendTo(text: string, { canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Send letters" }));
  const field = await canvas.findByRole("textbox", { name: /^E-mail addresses/ });
  await userEvent.type(field, text);
  await userEvent.click(canvas.getAllByRole("button", { name: /^Send letters/ }).at(-1) as HTMLElement);
  return field;
}

export const OnTheirWay = meta.story({
  tags: ["phone"],
  beforeEach: given(surveyWith({})),
  play: async ({ canvas, userEvent }) => {
    await showsText(
      "Letters of the last 30 days: 34 sent, 6 waiting. A reminder goes out on 1 September 2026.",
    )({ canvas });
    const field = await sendTo("zoe@example.org\nlerato@example.org", { canvas, userEvent });
    await waitFor(() => expect(screen.getByText(/^2 letters are on their way/)).toBeVisible());
    await expect(field).toHaveValue("");
  },
});

export const NoneYet = meta.story({
  tags: ["phone"],
  beforeEach: given(surveyWith(NONE)),
  play: showsText("No letters in the last 30 days."),
});

export const SomeFailed = meta.story({
  beforeEach: given(surveyWith({ letters: { sent: 38, waiting: 0, failed: 2 } })),
  play: showsText(/2 letters could not be sent within three days/),
});

export const NotOpenYet = meta.story({
  beforeEach: given(surveyWith({ ...plannedSurvey, ...NONE, mode: "slips", url: null })),
  play: inTurn(
    showsText("Letters can go out from 1 September 2026, when the survey opens."),
    lacks("button", "Send letters"),
  ),
});

export const WrongAddresses = meta.story({
  tags: ["phone"],
  beforeEach: given(surveyWith(NONE)),
  play: async ({ canvas, userEvent }) => {
    const field = await sendTo("zoe@example.org\nlerato@\nthabo", { canvas, userEvent });
    await showsText("Not an e-mail address: “lerato@” in line 2, “thabo” in line 3.")({ canvas });
    await expect(field).toHaveValue("zoe@example.org\nlerato@\nthabo");
    await expect(field).toHaveFocus();
  },
});

export const MoreThanExpected = meta.story({
  beforeEach: given(
    surveyWith(NONE),
    refusing(mailSurveyLetters, 400, {
      message: "There cannot be more letters than expected responses. Raise these first.",
      errors: [
        {
          code: "invalid",
          field: "To",
          description: "There cannot be more letters than expected responses.",
        },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await sendTo("zoe@example.org", { canvas, userEvent });
    await expect((await canvas.findAllByText(/^There cannot be more letters/))[0]).toBeVisible();
    await expect(field).toHaveValue("zoe@example.org");
  },
});

export const NotSent = meta.story({
  beforeEach: given(surveyWith(NONE), unreachable(mailSurveyLetters)),
  play: async ({ canvas, userEvent }) => {
    const field = await sendTo("zoe@example.org", { canvas, userEvent });
    await shows("alert")({ canvas });
    await expect(field).toHaveValue("zoe@example.org");
  },
});
