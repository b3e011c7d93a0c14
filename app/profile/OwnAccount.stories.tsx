import { closeAccount, downloadOwnRecord } from "@gbvf/api/profile/contract.ts";
import { endUserSession, getUserSessions } from "@gbvf/api/user/session/contract.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { failing, refusing, respond } from "@gbvf/mocks/respond.ts";
import { userSessions } from "@gbvf/mocks/user/user.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../.storybook/screenAt.ts";
import { type Acting, loading, withHandlers } from "../../.storybook/story.ts";

const onEnd = fn<(body: object) => void>();

const meta = preview.meta({ ...screenAt("/profile/", { as: sessions.organisation }) });

async function openDialog({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Close my account" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Close your account?" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const SignedInElsewhere = meta.story({
  tags: ["screen"],
  beforeEach: ({ msw }) => {
    onEnd.mockClear();
    msw.use(
      respond(endUserSession, ({ body }) => {
        onEnd(body);
        msw.use(respond(getUserSessions, { sessions: userSessions.filter(({ isThis }) => isThis) }));
        return { success: true as const, message: "Signed out there." };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: "Where you are signed in" }));
    await expect(await panel.findByText("This browser")).toBeVisible();
    await userEvent.click(await panel.findByRole("button", { name: /^Sign out Chrome on Android since/ }));
    await expect(await screen.findByText("Signed out there.")).toBeInTheDocument();
    await expect(onEnd).toHaveBeenCalledWith({ sessionId: "s2" });
    await waitFor(() => expect(panel.queryByRole("button", { name: /^Sign out/ })).toBeNull());
  },
});

export const SessionsLoading = meta.story(loading(getUserSessions));

export const RecordFailed = meta.story({
  beforeEach: withHandlers(failing(downloadOwnRecord, 400)),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: "What is stored about you" }));
    await userEvent.click(await panel.findByRole("button", { name: "Download what is stored about me" }));
    await waitFor(() => expect(panel.getByRole("alert")).not.toBeEmptyDOMElement());
  },
});

export const DeletionDialog = meta.story({
  tags: ["phone"],
  play: async (story) => {
    const { getByRole, getByText } = await openDialog(story);
    await waitFor(() => expect(getByRole("button", { name: "Keep my account" })).toHaveFocus());
    await expect(getByText("What stays, without your name")).toBeVisible();
  },
});

export const Closed = meta.story({
  tags: ["screen"],
  beforeEach: ({ msw }) =>
    msw.use(
      respond(closeAccount, () => {
        msw.use(signedInAs(signedOut));
        return { success: true as const, message: "Your account is closed." };
      }),
    ),
  play: async (story) => {
    const { getByRole } = await openDialog(story);
    await story.userEvent.click(getByRole("button", { name: "Close my account" }));
    await expect(await screen.findByText("Your account is closed.")).toBeInTheDocument();
    await waitFor(() => expect(story.canvas.queryByRole("heading", { name: "Profile" })).toBeNull());
  },
});

export const LastAdministrator = meta.story({
  beforeEach: withHandlers(
    signedInAs(sessions.administrator),
    refusing(closeAccount, 409, {
      code: "last-administrator",
      message: "At least one administrator has to stay.",
    }),
  ),
  play: async (story) => {
    const { getByRole, findByText } = await openDialog(story);
    await story.userEvent.click(getByRole("button", { name: "Close my account" }));
    await expect(await findByText("At least one administrator has to stay.")).toBeVisible();
  },
});
