import { changeNationalLine, getOperation } from "@gbvf/api/operation/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { operation } from "@gbvf/mocks/operation/operation.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, fn, screen, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  inOrder,
  lacks,
  loading,
  presses,
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
    async ({ canvas }) => {
      await expect(await canvas.findByRole("combobox", { name: /Who keeps them right/ })).toHaveDisplayValue(
        "Nomsa Dlamini",
      );
    },
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
      return {
        success: true as const,
        message: "Childline: another administrator has to confirm the change.",
      };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Correct Childline" }));
    const number = await canvas.findByRole("textbox", { name: "Number 1" });
    await userEvent.clear(number);
    await userEvent.type(number, "0800 055 555");
    await userEvent.click(canvas.getByRole("button", { name: "Propose" }));
    await showsText(/another administrator has to confirm/)({ canvas: screen });
    await expect(onPropose).toHaveBeenCalledWith(
      expect.objectContaining({
        step: "propose",
        line: expect.objectContaining({ numbers: [{ kind: "telephone", number: "0800055555" }] }),
      }),
    );
  },
});

const pendingChange = (isOwn: boolean) =>
  withHandlers(
    respond(getOperation, {
      ...operation,
      emergency: {
        ...operation.emergency,
        numbers: operation.emergency.numbers.map((line) => ({
          ...line,
          pending: {
            changeId: 1,
            proposedBy: "Pieter van Wyk",
            isOwn,
            appliesAt: null,
            values: { Name: line.name, Numbers: "Telephone 0800 055 555" },
          },
        })),
      },
    }),
  );

export const PendingConfirmation = meta.story({
  beforeEach: pendingChange(true),
  play: inOrder(shows("region", "Proposed for Childline"), lacks("button", "Confirm")),
});

export const Confirming = meta.story({
  beforeEach: pendingChange(false),
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole("region", { name: "Proposed for Childline" }));
    await userEvent.click(await region.findByRole("button", { name: "Confirm" }));
    await showsText(/another administrator has to confirm/)({ canvas: screen });
  },
});

export const EmptyInstallation = meta.story({
  beforeEach: withHandlers(
    respond(getOperation, { facts: [], emergency: { owner: null, numbers: [], administrators: [] } }),
  ),
  play: shows("heading", "Emergency numbers"),
});

export const Loading = meta.story(loading(getOperation));

export const Failed = meta.story({
  beforeEach: withHandlers(failing(getOperation, 400)),
  play: shows("button", "Retry"),
});
