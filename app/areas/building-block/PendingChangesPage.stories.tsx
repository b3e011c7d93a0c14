import { getCaptures } from "@gbvf/api/building-block/capture/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { listedCapture, ownListedCapture } from "@gbvf/mocks/building-block/decisions.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import { inOrder, lacks, loading, shows, showsText, withHandlers } from "../../../.storybook/story.ts";
import { buildingBlock } from "../../lib/address/areaPaths.ts";

const meta = preview.meta({
  ...screenAt(buildingBlock.pendingChanges, {
    as: sessions.buildingBlock,
    handlers: [respond(getCaptures, { captures: [listedCapture, ownListedCapture], total: 2 })],
  }),
});

export const Waiting = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText("2 Example Street, Galeshewe, Kimberley, 8345"))[0],
    ).toBeVisible();
    await expect(await canvas.findByText("Somebody else has to verify what you captured.")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Verify/ })).toHaveLength(1);
  },
});

export const Verified = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Verify/ }));
    const form = within(canvas.getByRole("form", { name: /^Verify/ }));
    await userEvent.click(await form.findByRole("button", { name: "Verify" }));
    await expect(await form.findByText("Please say how it was checked.")).toBeVisible();
    await userEvent.click(await form.findByRole("radio", { name: "I called" }));
    await userEvent.click(await form.findByRole("button", { name: "Verify" }));
    await waitFor(() => expect(screen.getByText("Verified. The public reads it from now on.")).toBeVisible());
  },
});

export const Returned = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Send .* back/ }));
    const form = within(canvas.getByRole("form", { name: /^Send .* back/ }));
    await userEvent.click(await form.findByRole("button", { name: "Send back" }));
    await expect(await form.findByText("Please say what has to change.")).toBeVisible();
  },
});

export const ChangedLately = meta.story({
  tags: ["phone"],
  parameters: { router: { url: buildingBlock.changed } },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole("list", { name: "Changes of the last 14 days" }));
    await expect(await list.findByText(/Nobody takes this back alone/)).toBeVisible();
    await expect(list.queryByRole("button", { name: /Barkly West/ })).toBeNull();
    const galeshewe = within(list.getByRole("region", { name: "Taken back at Galeshewe Police Station" }));
    await expect(galeshewe.getByText("0538384100")).toBeVisible();
    await expect(galeshewe.getByText(/left as it is: Invented Contact 12/)).toBeVisible();
    await userEvent.click(await list.findByRole("button", { name: /^Take back.*Roodepan Police Station/ }));
    await waitFor(() => expect(screen.getByText("Taken back.")).toBeVisible());
  },
});

export const ChangedLatelyNotOffered = meta.story({
  beforeEach: withHandlers(signedInAs(withoutPermissions(sessions.buildingBlock, "ValidateBuildingBlock"))),
  play: inOrder(shows("radio", "Sent back"), lacks("radio", "Changed lately")),
});

export const MayOnlyCapture = meta.story({
  beforeEach: withHandlers(
    signedInAs(withoutPermissions(sessions.buildingBlock, "ValidateBuildingBlock")),
    respond(getCaptures, { captures: [ownListedCapture], total: 1 }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Withdraw/ });
    await expect(canvas.queryByRole("button", { name: /^(Verify|Send)/ })).toBeNull();
  },
});

export const Withdrawn = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    signedInAs(withoutPermissions(sessions.buildingBlock, "ValidateBuildingBlock")),
    respond(getCaptures, { captures: [listedCapture, ownListedCapture], total: 2 }),
  ),
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole("button", { name: /^Withdraw what you captured/ });
    await expect(buttons).toHaveLength(1);
    await userEvent.click(buttons[0] as HTMLElement);
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Withdraw what you captured/ }));
    await expect(dialog.getByText("0000001423")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw" }));
    await waitFor(() => expect(screen.getByText("Withdrawn. Nothing of it is saved.")).toBeVisible());
  },
});

export const Empty = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(respond(getCaptures, { captures: [], total: 0 })),
  play: shows("heading", "Nothing is waiting"),
});

export const Loading = meta.story(loading(getCaptures));

export const Failed = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(failing(getCaptures, 400)),
  play: showsText(/^The captures could not be loaded/),
});
