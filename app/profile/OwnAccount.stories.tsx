import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { closeAccount, downloadOwnRecord } from "@gbvf/api/profile/contract.ts";
import { endUserSession, getUserSessions } from "@gbvf/api/user/session/contract.ts";
import { sessions, signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { userSessions } from "@gbvf/mocks/user/users.ts";
import { toast } from "react-toastify/unstyled";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import type { Acting } from "../../.storybook/Acting.ts";
import { showsLoading } from "../../.storybook/loading.ts";
import preview from "../../.storybook/preview.tsx";
import { AppScreen } from "../AppScreen.tsx";
import { noteSignedOut } from "../lib/signInHint.ts";

const ended = fn<(body: object) => void>();

const meta = preview.meta({
  component: AppScreen,
  parameters: {
    layout: "fullscreen",
    router: { url: "/profile/" },
    docs: { description: { component: "The account below the profile: sessions, a copy, and its end." } },
  },
  beforeEach: ({ msw }) => {
    ended.mockClear();
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.organisation));
    return () => {
      noteSignedOut();
      toast.dismiss();
    };
  },
});

const phone = { viewport: { value: "phone" } };

async function ask({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: "Close my account" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Close your account?" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** One's own browser cannot be signed out here; the others can. */
export const SignedInElsewhere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(endUserSession, ({ body }) => {
        ended(body);
        msw.use(answer(getUserSessions, { sessions: userSessions.filter(({ isThis }) => isThis) }));
        return { success: true as const, message: "Signed out there." };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: "Where you are signed in" }));
    await expect(await panel.findByText("This browser")).toBeVisible();
    await userEvent.click(await panel.findByRole("button", { name: /^Sign out the session/ }));
    await expect(await screen.findByText("Signed out there.")).toBeInTheDocument();
    await expect(ended).toHaveBeenCalledWith({ sessionId: "s2" });
    await waitFor(() => expect(panel.queryByRole("button", { name: /^Sign out/ })).toBeNull());
  },
});

export const SessionsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getUserSessions)),
  play: showsLoading,
});

export const SessionsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getUserSessions, 400)),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("region", { name: "Where you are signed in" }));
    await expect(await panel.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const RecordFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(downloadOwnRecord, 400)),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: "What is stored about you" }));
    await userEvent.click(panel.getByRole("button", { name: "Download what is stored about me" }));
    await waitFor(() => expect(panel.getByRole("alert")).not.toBeEmptyDOMElement());
  },
});

/** What goes and what stays is said before; keeping the account is the main button. */
export const Asked = meta.story({
  play: async (story) => {
    const { getByRole, getByText } = await ask(story);
    await waitFor(() => expect(getByRole("button", { name: "Keep my account" })).toHaveFocus());
    await expect(getByText("What stays, without your name")).toBeVisible();
  },
});

export const AskedOnPhone = meta.story({ ...Asked.input, globals: phone });

/** Whoever has closed it is signed out, on the public index. */
export const Closed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(closeAccount, () => {
        msw.use(answer(userAuthenticated, signedOut));
        return { success: true as const, message: "Your account is closed." };
      }),
    ),
  play: async (story) => {
    const { getByRole } = await ask(story);
    await story.userEvent.click(getByRole("button", { name: "Close my account" }));
    await expect(await screen.findByText("Your account is closed.")).toBeInTheDocument();
    await waitFor(() => expect(story.canvas.queryByRole("heading", { name: "Profile" })).toBeNull());
  },
});

/** The last administrator has to stay. */
export const LastAdministrator = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(userAuthenticated, sessions.administrator),
      refusing(closeAccount, 409, {
        code: "last-administrator",
        message: "At least one administrator has to stay.",
      }),
    ),
  play: async (story) => {
    const { getByRole, findByText } = await ask(story);
    await story.userEvent.click(getByRole("button", { name: "Close my account" }));
    await expect(await findByText("At least one administrator has to stay.")).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: phone });
