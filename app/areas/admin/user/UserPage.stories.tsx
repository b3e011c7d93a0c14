import { deleteUser, getUserDetails } from "@gbvf/api/user/contract.ts";
import { endUserSession, getUserSessions } from "@gbvf/api/user/session/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { done, failing, refusing, respond } from "@gbvf/mocks/respond.ts";
import { users } from "@gbvf/mocks/user/user.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  changing,
  contains,
  failed,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/manage-users-groups/view-user/700001/", { as: sessions.administrator }),
});

const viewUser = ({ stakeholderId }: { stakeholderId: number }) =>
  at(`/admin/manage-users-groups/view-user/${stakeholderId}/`);

export const Coordinator = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "Zanele Khumalo" });
    const municipalities = canvas.getByRole("list", { name: "Municipalities" });
    await expect(within(municipalities).getAllByRole("listitem")).toHaveLength(5);
    await userEvent.click(await canvas.findByRole("button", { name: "4 actions from these groups" }));
    await showsTextIn("Building block users", "list", "Building blocks")({ canvas });
  },
});

export const OwnAccount = meta.story({
  parameters: viewUser(users.own),
  play: inOrder(shows("heading", "Nomsa Dlamini", { level: 1 }), lacks("button", /Delete|Disable/)),
});

export const Invited = meta.story({
  tags: ["small"],
  parameters: viewUser(users.invited),
  play: inOrder(showsText(/Nobody has followed the link yet/), presses("button", "Get a link"), async () =>
    expect(await screen.findByRole("textbox", { name: "Link" })).toHaveDisplayValue(/#invitation=/),
  ),
});

export const InvitationExpired = meta.story({
  parameters: viewUser(users.expired),
  play: inOrder(shows("button", "Send again"), lacks("button", "Withdraw")),
});

export const Deleted = meta.story({
  beforeEach: withHandlers(
    refusing(deleteUser, 409, { message: "At least one administrator has to stay." }, { once: true }),
  ),
  play: inOrder(
    presses("button", "Delete"),
    contains("alertdialog", "Delete Zanele Khumalo?"),
    presses("button", "Delete user"),
    showsText("At least one administrator has to stay."),
    presses("button", "Delete user"),
    shows("heading", "Users and groups", { level: 1 }),
  ),
});

export const WithoutPermissions = meta.story({
  beforeEach: withHandlers(
    signedInAs(withOnlyPermissions(sessions.administrator, "LogIntoSystem", "WorldOfImpactAdmin")),
  ),
  play: inOrder(shows("link", "Cancel"), lacks("link", "Edit"), lacks("button", "Delete")),
});

export const Loading = meta.story(loading(getUserDetails));

export const Failed = meta.story(failed(getUserDetails));

export const EmptyBecauseGone = meta.story({
  beforeEach: withHandlers(failing(getUserDetails, 404)),
  play: shows("heading", "User not found"),
});

export const EndsSession = meta.story({
  beforeEach: changing(endUserSession, done("Signed out there."), respond(getUserSessions, { sessions: [] })),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: "Signed in now" }));
    const [first] = await panel.findAllByRole("button", { name: /^Sign out Chrome on Android since/ });
    await userEvent.click(first as HTMLElement);
    const nowhere = await panel.findByText("Not signed in anywhere.");
    await waitFor(() => expect(nowhere.parentElement).toHaveFocus());
  },
});

export const DisabledWithSecondFactor = meta.story({
  parameters: viewUser(users.disabled),
  beforeEach: withHandlers(respond(getUserDetails, { ...users.disabled, secondFactor: ["passkey", "totp"] })),
  play: inOrder(
    shows("button", "Enable"),
    showsText("Passkey, Authenticator app (TOTP)"),
    presses("button", "Reset second factor"),
    contains("alertdialog"),
    showsText(/^Make sure first that it is really/),
  ),
});
