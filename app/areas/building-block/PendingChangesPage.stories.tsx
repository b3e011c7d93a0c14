import { getCaptures } from "@gbvf/api/building-block/capture/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { listedCapture, ownListedCapture } from "@gbvf/mocks/building-block/decisions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import {
  contains,
  failed,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../.storybook/story.ts";
import { buildingBlock } from "../../lib/address/areaPaths.ts";

const meta = preview.meta({
  ...screenAt(buildingBlock.pendingChanges, {
    as: sessions.buildingBlock,
    handlers: [respond(getCaptures, { captures: [listedCapture, ownListedCapture], total: 2 })],
  }),
});

export const Waiting = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(
    showsText("2 Example Street, Galeshewe, Kimberley, 8345"),
    showsText("Somebody else has to verify what you captured."),
    contains("button", /^Verify/),
  ),
});

export const Verified = meta.story({
  play: inOrder(
    presses("button", /^Verify/),
    presses("button", "Verify"),
    showsText("Please say how it was checked."),
    presses("radio", "I called"),
    presses("button", "Verify"),
    showsText("Verified. The public reads it from now on."),
  ),
});

export const Returned = meta.story({
  tags: ["phone"],
  play: inOrder(
    presses("button", /^Send .* back/),
    presses("button", "Send back"),
    showsText("Please say what has to change."),
  ),
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

export const MayOnlyCapture = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(signedInAs(withoutPermissions(sessions.buildingBlock, "ValidateBuildingBlock"))),
  play: inOrder(
    shows("button", /^Withdraw what you captured/),
    shows("radio", "Sent back"),
    lacks("radio", "Changed lately"),
    presses("button", /^Withdraw what you captured/),
    contains("alertdialog", /^Withdraw what you captured/),
    showsText("0000001423"),
    presses("button", "Withdraw"),
    showsText("Withdrawn. Nothing of it is saved."),
  ),
});

export const Empty = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(respond(getCaptures, { captures: [], total: 0 })),
  play: shows("heading", "Nothing is waiting"),
});

export const Loading = meta.story(loading(getCaptures));

export const Failed = meta.story({
  tags: ["phone"],
  ...failed(getCaptures, showsText(/^The captures could not be loaded/)),
});
