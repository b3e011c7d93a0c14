import { expectFigures, getExpectedFigures } from "@gbvf/api/data-import/expected/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { expectedFigures } from "@gbvf/mocks/data-import/dataImport.ts";
import { answer } from "@gbvf/mocks/respond.ts";
import { expect, screen, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import { given, inTurn, presses, showsText } from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/admin/data/", { as: sessions.administrator }) });

export const WhatIsExpected = meta.story({
  tags: ["phone"],
  beforeEach: given(answer(getExpectedFigures, { expected: Object.values(expectedFigures) })),
  play: inTurn(
    showsText(/were expected by 20 August 2026/),
    showsText("Late"),
    showsText("Arrived"),
    showsText("Each later quarter too, 51 days after its end."),
    presses("button", "Take off Crime figures, from Apr - Jun 2026"),
    async () => {
      const dialog = within(await screen.findByRole("alertdialog", { name: "Take it off?" }));
      await expect(dialog.getByRole("button", { name: "Take off" })).toBeVisible();
    },
  ),
});

export const SayingWhatIsExpected = meta.story({
  beforeEach: given(
    answer(expectFigures, ({ body }) => {
      expect(body).toMatchObject({
        kind: "crime",
        repeats: true,
        expectedOn: "2026-11-20",
        note: "By letter.",
      });
      return { success: true as const, message: "The page of releases says so now." };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Say what is expected" }));
    const form = within(await canvas.findByRole("form", { name: "Say what is expected" }));
    await userEvent.click(form.getByRole("button", { name: "Say it in public" }));
    await expect(await form.findAllByText("Choose the quarter")).not.toHaveLength(0);
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Figures" }), "crime");
    const quarter = form.getByRole("combobox", { name: "Quarter" });
    await userEvent.selectOptions(quarter, within(quarter).getAllByRole("option")[3] as HTMLElement);
    await userEvent.click(form.getByRole("checkbox", { name: /^Expect each later quarter/ }));
    await userEvent.type(form.getByRole("textbox", { name: /^Note/ }), "By letter.");
    const day = form.getAllByRole("spinbutton");
    for (const [index, digits] of ["2026", "11", "20"].entries()) {
      await userEvent.click(day[index] as HTMLElement);
      await userEvent.keyboard(digits);
    }
    await userEvent.click(form.getByRole("button", { name: "Say it in public" }));
    await expect(await screen.findByText("The page of releases says so now.")).toBeVisible();
  },
});
