import { changeNationalLine, getOperation } from "@gbvf/api/operation/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { operation } from "@gbvf/mocks/operation/operation.ts";
import { done, respond } from "@gbvf/mocks/respond.ts";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  failed,
  inOrder,
  loading,
  presses,
  replaces,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/admin/operation/", { as: sessions.administrator }) });

export const Late = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    showsTextIn("Called to check it on 2 April 2026", "region", "Emergency numbers"),
    showsText("Never called to check it."),
    showsTextIn("It ends on 24 August 2026", "region", "What runs by itself"),
    async ({ canvas }) =>
      expect(await canvas.findByRole("combobox", { name: /Who keeps/ })).toHaveDisplayValue("Nomsa Dlamini"),
  ),
});

export const Checked = meta.story({
  play: inOrder(presses("button", "Somebody answered: Childline"), showsText("Childline: checked today.")),
});

const onPropose = fn();

export const Correcting = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(changeNationalLine, ({ body }) => {
      onPropose(body);
      return done("Childline: another administrator has to confirm the change.");
    }),
  ),
  play: async (story) => {
    await inOrder(
      presses("button", "Correct Childline"),
      replaces("Number 1", "0800 055 555"),
      presses("button", "Propose"),
      showsText(/another administrator has to confirm/),
    )(story);
    await expect(onPropose).toHaveBeenCalledWith(
      expect.objectContaining({
        step: "propose",
        line: expect.objectContaining({ numbers: [{ kind: "telephone", number: "0800055555" }] }),
      }),
    );
  },
});

const lines = operation.emergency.numbers.map((line, index) => ({
  ...line,
  pending: {
    changeId: index,
    proposedBy: "Pieter van Wyk",
    isOwn: line.name !== "Childline",
    appliesAt: null,
    values: { Name: line.name, Numbers: "Telephone 0800 055 555" },
  },
}));

/** One's own change is confirmed by another administrator. */
export const PendingConfirmation = meta.story({
  beforeEach: withHandlers(
    respond(getOperation, { ...operation, emergency: { ...operation.emergency, numbers: lines } }),
  ),
  play: inOrder(
    shows("region", "Proposed for Childline"),
    presses("button", "Confirm"),
    showsText(/another administrator has to confirm/),
  ),
});

export const EmptyInstallation = meta.story({
  beforeEach: withHandlers(
    respond(getOperation, { facts: [], emergency: { owner: null, numbers: [], administrators: [] } }),
  ),
  play: shows("heading", "Emergency numbers"),
});

export const Loading = meta.story(loading(getOperation));

export const Failed = meta.story(failed(getOperation));
