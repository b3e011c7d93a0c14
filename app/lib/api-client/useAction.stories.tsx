import { logout } from "@gbvf/api/auth/contract.ts";
import { getProfile } from "@gbvf/api/profile/contract.ts";
import { profile } from "@gbvf/mocks/auth/auth.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { refusing, respond } from "@gbvf/mocks/respond.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { ToastRegion } from "@gbvf/ui/primitives/Toast/ToastRegion.tsx";
import { useState } from "react";
import { toast } from "react-toastify/unstyled";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { signedInAs } from "../../../.storybook/screenAt.ts";
import { withHandlers } from "../../../.storybook/story.ts";
import { useAction } from "./useAction.ts";
import { useApi } from "./useApi.ts";

const onRequest = fn();
const onDone = fn();

const respondChangedProfile = () =>
  respond(getProfile, () => {
    onRequest();
    return {
      ...profile,
      fullName: onRequest.mock.calls.length === 1 ? "Thabo Mokoena" : "Zanele Radebe",
    };
  });

function Name() {
  const { data } = useApi("GET /api/auth/profile", {});
  return <p>Name: {data?.fullName}</p>;
}

function EndSessionButtons() {
  const [isVisible, setVisible] = useState(true);
  const endSession = useAction("POST /api/auth/logout", {
    refreshes: ["GET /api/auth/profile", ["POST /api/auth/userAuthenticated", { body: {} }]],
    onDone,
  });
  const { data: session } = useApi("POST /api/auth/userAuthenticated", { body: {} });
  return (
    <>
      {isVisible && <Name />}
      <p>Signed in: {session?.user?.displayName}</p>
      <Button onPress={() => setVisible(!isVisible)}>{isVisible ? "Hide" : "Show"} name</Button>
      <Button variant="danger" onPress={() => endSession.confirm({ body: {} })}>
        End session
      </Button>
      <Button onPress={() => endSession.run({ body: {} })}>
        {endSession.isSending ? "Sending…" : "End at once"}
      </Button>
      <Alert>{!endSession.dialog.isOpen && endSession.error}</Alert>
      <ConfirmDialog {...endSession.dialog} title="End the session?" confirmLabel="End it">
        <p>Anyone who uses it has to log in again.</p>
      </ConfirmDialog>
      <ToastRegion />
    </>
  );
}

const meta = preview.meta({
  component: EndSessionButtons,
  parameters: {
    docs: {
      description: {
        component:
          "A change without a form: confirmed or not, sent once, its outcome shown where it was pressed, and what it changed fetched again.",
      },
    },
  },
  beforeEach: ({ msw }) => {
    msw.use(
      respondChangedProfile(),
      signedInAs(sessions.administrator),
      respond(logout, { success: true, message: "The session has ended." }),
    );
    return () => void toast.dismiss();
  },
});

export const Confirmed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Name: Thabo Mokoena");
    await userEvent.click(await canvas.findByRole("button", { name: "End session" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "End the session?" }));
    await userEvent.click(await dialog.findByRole("button", { name: "End it" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(await canvas.findByText("Name: Zanele Radebe")).toBeVisible();
    await waitFor(() => expect(screen.getByText("The session has ended.")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

export const RefetchesHiddenData = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Name: Thabo Mokoena");
    await userEvent.click(await canvas.findByRole("button", { name: "Hide name" }));
    await userEvent.click(await canvas.findByRole("button", { name: "End at once" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(onRequest).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole("button", { name: "Show name" }));
    await expect(canvas.queryByText("Name: Thabo Mokoena")).toBeNull();
    await expect(await canvas.findByText("Name: Zanele Radebe")).toBeVisible();
  },
});

const refused = { message: "You do not have permission to perform this action." };

export const RefusedInDialog = meta.story({
  beforeEach: withHandlers(refusing(logout, 403, refused)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "End session" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "End the session?" }));
    await userEvent.click(await dialog.findByRole("button", { name: "End it" }));
    await waitFor(() => expect(dialog.getByText(refused.message)).toBeVisible());
    await expect(onDone).not.toHaveBeenCalled();
  },
});

export const RefusedAtOnce = meta.story({
  beforeEach: withHandlers(refusing(logout, 403, refused)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "End at once" }));
    await waitFor(() =>
      expect(canvas.getAllByRole("alert").map(({ textContent }) => textContent)).toContain(refused.message),
    );
  },
});
