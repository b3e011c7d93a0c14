import { addMeasure, changeMeasure, deleteMeasure, getMeasures } from "@gbvf/api/survey/measure/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { done, respond } from "@gbvf/mocks/respond.ts";
import { measures } from "@gbvf/mocks/survey/measures.ts";
import { expect, waitFor, within } from "storybook/test";
import { inSouthAfrica } from "../../../../.storybook/parts.tsx";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  type Acting,
  changing,
  contains,
  failed,
  hasFocus,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../../.storybook/story.ts";
import { phone } from "../../../../.storybook/viewports.ts";

const meta = preview.meta({
  ...screenAt("/organisation/view/MzE", { as: sessions.organisation }),
  decorators: [inSouthAfrica],
});

const [overdueMeasure] = measures as [(typeof measures)[number]];
const ADD = "Add a measure for Policies";
const SAVED = done("The measure was saved.");
const NO_MEASURES = { measures: [] };

const opensForm = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(await canvas.findByRole("button", { name: ADD }));
  await waitFor(() => expect(canvas.getAllByRole("radio")[0]).toHaveFocus());
};
const fillsIn = async ({ canvas, userEvent }: Acting) => {
  const form = within(await canvas.findByRole("form", { name: ADD }));
  await userEvent.type(form.getByRole("textbox", { name: /^Who is responsible/ }), "The registrar");
  await userEvent.click(form.getByRole("spinbutton", { name: /^year/ }));
  await userEvent.keyboard("20261031");
};

export const MeasuresOfEarlierResults = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(
    showsText("Put the reporting form on the intranet."),
    showsText(/until 30 June 2026\. Chosen after Jan - Mar 2026\.$/),
    showsText("Overdue"),
    showsText("Done"),
    showsText("Not yet"),
    showsTextIn("No measure has been chosen yet.", "group", "Measures for Behaviours"),
    () => expect(document.body).toHaveFocus(),
  ),
});

export const FoldedOnPhone = meta.story({
  globals: phone,
  play: inOrder(
    shows("button", "Policies: what you will do 1 overdue"),
    shows("button", "Behaviours: what you will do None yet"),
    presses("button", /^Policies: what you will do/),
    showsText("Put the reporting form on the intranet."),
  ),
});

export const EmptySuggestionChosen = meta.story({
  beforeEach: withHandlers(respond(getMeasures, NO_MEASURES)),
  play: async ({ canvas, userEvent, msw }) => {
    await opensForm({ canvas, userEvent });
    await userEvent.keyboard(" ");
    const measure = canvas.getByRole("textbox", { name: /^Measure/ });
    await expect(measure).toHaveValue(
      "Write a policy against gender-based violence and harassment, or renew it, with people from all levels.",
    );
    await userEvent.type(measure, " Ask the union.");
    await expect(canvas.getAllByRole("radio")[0]).not.toBeChecked();
    await fillsIn({ canvas, userEvent });
    const added = { ...overdueMeasure, description: "Asked the union", isOverdue: false };
    msw.use(
      respond(addMeasure, ({ body }) => {
        msw.use(respond(getMeasures, { measures: [{ ...added, ...body }] }));
        return SAVED;
      }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await showsText(/^The registrar, until 31 October 2026\./)({ canvas });
    await showsText(/from all levels\. Ask the union\.$/)({ canvas });
    await hasFocus("button", ADD)({ canvas });
  },
});

export const NothingEntered = meta.story({
  play: inOrder(
    presses("button", ADD),
    presses("button", "Save"),
    showsText("Measure is required"),
    showsText("Who is responsible is required"),
    showsText("Enter the day until which it is to be done"),
    showsText(/no names of people who are affected/),
  ),
});

export const MarkedAsDone = meta.story({
  beforeEach: (story) => {
    story.msw.use(respond(getMeasures, { measures: [overdueMeasure] }));
    const changed = { ...overdueMeasure, isDone: true, isOverdue: false };
    changing(changeMeasure, SAVED, respond(getMeasures, { measures: [changed] }))(story);
  },
  play: inOrder(
    presses("button", /^Mark as done: Put the/),
    showsText("Done"),
    hasFocus("button", /^Not done yet/),
  ),
});

export const Deleted = meta.story({
  beforeEach: (story) => {
    story.msw.use(respond(getMeasures, { measures: [overdueMeasure] }));
    changing(deleteMeasure, SAVED, respond(getMeasures, NO_MEASURES))(story);
  },
  play: inOrder(
    presses("button", /^Delete: Put the/),
    contains("alertdialog", "Delete this measure?"),
    presses("button", "Delete"),
    hasFocus("group", "Measures for Policies"),
  ),
});

export const MayOnlyRead = meta.story({
  beforeEach: withHandlers(signedInAs(withoutPermissions(sessions.organisation, "SetSurveyEffectiveDate"))),
  play: inOrder(showsText("Overdue"), lacks("button", ADD), lacks("button", /^Mark as done/)),
});

export const Loading = meta.story(loading(getMeasures));

export const Failed = meta.story(
  failed(getMeasures, showsText("Policies: the measures could not be loaded.")),
);
