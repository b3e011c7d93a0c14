import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { deleteUser, getUserDetails } from "@gbvf/api/user/contract.ts";
import { endUserSession, getUserSessions } from "@gbvf/api/user/session/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { users } from "@gbvf/mocks/user/users.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (url: string) => ({ router: { url } });

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", ...at("/admin/manage-users-groups/view-user/700001/") },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

const view = ({ stakeholderId }: { stakeholderId: number }) =>
  at(`/admin/manage-users-groups/view-user/${stakeholderId}/`);

/** Each action with its groups. */
export const Coordinator = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "Zanele Khumalo" });
    const municipalities = canvas.getByRole("list", { name: "Municipalities" });
    await expect(within(municipalities).getAllByRole("listitem")).toHaveLength(5);
    await userEvent.click(canvas.getByRole("button", { name: "4 actions from these groups" }));
    await expect(await canvas.findByRole("list", { name: "Building blocks" })).toHaveTextContent(
      "Building block users",
    );
  },
});

/** Nobody deletes or disables themselves. */
export const OwnAccount = meta.story({
  parameters: view(users.own),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Nomsa Dlamini" });
    await expect(canvas.queryByRole("button", { name: /Delete|Disable/ })).toBeNull();
  },
});

export const Invited = meta.story({
  parameters: view(users.invited),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: "Invitation" }));
    await expect(panel.getByText(/Nobody has followed the link yet/)).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Get a link" }));
    await expect(await screen.findByRole("textbox", { name: "Link" })).toHaveDisplayValue(/#invitation=/);
  },
});

export const InvitationNotSent = meta.story({ parameters: view(users.failed) });

/** An expired link can be sent again. */
export const InvitationExpired = meta.story({
  parameters: view(users.expired),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("region", { name: "Invitation" }));
    await expect(panel.getByRole("button", { name: "Send again" })).toBeVisible();
    await expect(panel.queryByRole("button", { name: "Withdraw" })).toBeNull();
  },
});

export const Disabled = meta.story({
  parameters: view(users.disabled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Enable" })).toBeVisible();
  },
});

/** The last administrator cannot be deleted. */
export const DeleteRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refusing(deleteUser, 409, { message: "At least one administrator has to stay." })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Zanele Khumalo?" }));
    await userEvent.click(question.getByRole("button", { name: "Delete user" }));
    await waitFor(() => expect(question.getByText("At least one administrator has to stay.")).toBeVisible());
  },
});

export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Delete user" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Users and groups" })).toBeVisible();
  },
});

export const WithoutPermissions = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(userAuthenticated, {
        ...sessions.administrator,
        userActions: [{ actionId: 12 }, { actionId: 33 }],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Zanele Khumalo" });
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Cancel" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getUserDetails)),
  play: showsLoading,
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failing(getUserDetails, 400)) });

export const EmptyBecauseGone = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getUserDetails, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "User not found" })).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: phone });

export const LongNamesOnSmallPhone = meta.story({ parameters: view(users.invited), globals: small });

/** The keyboard stays where the ended session was. */
export const EndsSession = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(endUserSession, () => {
        msw.use(answer(getUserSessions, { sessions: [] }));
        return { success: true as const, message: "Signed out there." };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: "Signed in now" }));
    const [first] = await panel.findAllByRole("button", { name: /^Sign out the session/ });
    await userEvent.click(first as HTMLElement);
    const nowhere = await panel.findByText("Not signed in anywhere.");
    await waitFor(() => expect(nowhere.parentElement).toHaveFocus());
  },
});

export const WithSecondFactor = meta.story({
  parameters: view(users.disabled),
  beforeEach: ({ msw }) =>
    msw.use(answer(getUserDetails, { ...users.disabled, secondFactor: ["passkey", "totp"] })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Passkey, Authenticator app (TOTP)")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reset second factor" }));
    const question = within(await screen.findByRole("alertdialog"));
    await waitFor(() => expect(question.getByText(/^Make sure first that it is really/)).toBeVisible());
  },
});
