import { closeAccount, downloadOwnRecord } from "@gbvf/api/profile/contract.ts";
import { endUserSession, getUserSessions } from "@gbvf/api/user/session/contract.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { done, failing, refusing, respond } from "@gbvf/mocks/respond.ts";
import { userSessions } from "@gbvf/mocks/user/user.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../.storybook/screenAt.ts";
import {
  changing,
  hasFocus,
  inDialog,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../.storybook/story.ts";

const onEnd = fn<(body: object) => void>();

const meta = preview.meta({ ...screenAt("/profile/", { as: sessions.organisation }) });

const openDialog = inOrder(
  presses("button", "Close my account"),
  shows("alertdialog", "Close your account?"),
);

export const SignedInElsewhere = meta.story({
  tags: ["screen"],
  beforeEach: ({ msw }) => {
    msw.use(
      respond(endUserSession, ({ body }) => {
        onEnd(body);
        msw.use(respond(getUserSessions, { sessions: userSessions.filter(({ isThis }) => isThis) }));
        return done("Signed out there.");
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
    await presses("button", "Download what is stored about me")({ canvas, userEvent });
    await waitFor(() => expect(panel.getByRole("alert")).not.toBeEmptyDOMElement());
  },
});

export const DeletionDialog = meta.story({
  tags: ["phone"],
  play: inOrder(
    openDialog,
    hasFocus("button", "Keep my account"),
    showsText("What stays, without your name"),
  ),
});

export const Closed = meta.story({
  tags: ["screen"],
  beforeEach: changing(closeAccount, done("Your account is closed."), signedInAs(signedOut)),
  play: inOrder(
    openDialog,
    inDialog(presses("button", "Close my account")),
    showsText("Your account is closed."),
    lacks("heading", "Profile"),
  ),
});

export const LastAdministrator = meta.story({
  beforeEach: withHandlers(
    signedInAs(sessions.administrator),
    refusing(closeAccount, 409, {
      code: "last-administrator",
      message: "At least one administrator has to stay.",
    }),
  ),
  play: inOrder(
    openDialog,
    inDialog(presses("button", "Close my account")),
    showsText("At least one administrator has to stay."),
  ),
});
