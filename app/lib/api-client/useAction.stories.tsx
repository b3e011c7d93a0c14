import { logout } from "@gbvf/api/auth/contract.ts";
import { getProfile } from "@gbvf/api/profile/contract.ts";
import { profile } from "@gbvf/mocks/auth/auth.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { done, respond } from "@gbvf/mocks/respond.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { useState } from "react";
import { toast } from "react-toastify/unstyled";
import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { signedInAs } from "../../../.storybook/screenAt.ts";
import { inOrder, lacksText, presses, showsText } from "../../../.storybook/story.ts";
import { useAction } from "./useAction.ts";
import { useApi } from "./useApi.ts";

const onRequest = fn();

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
  const [isDone, setDone] = useState(false);
  const endSession = useAction("POST /api/auth/logout", {
    refreshes: ["GET /api/auth/profile", ["POST /api/auth/userAuthenticated", { body: {} }]],
    onDone: () => setDone(true),
  });
  const { data: session } = useApi("POST /api/auth/userAuthenticated", { body: {} });
  return (
    <>
      {isVisible && <Name />}
      <p>Signed in: {session?.user?.displayName}</p>
      <Button onPress={() => setVisible(!isVisible)}>{isVisible ? "Hide" : "Show"} name</Button>
      <Button onPress={() => endSession.run({ body: {} })}>{isDone ? "Ended" : "End session"}</Button>
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
      respond(logout, done("The session has ended.")),
    );
    return () => void toast.dismiss();
  },
});

export const RefetchesHiddenData = meta.story({
  play: inOrder(
    showsText("Name: Thabo Mokoena"),
    presses("button", "Hide name"),
    presses("button", "End session"),
    showsText("Ended"),
    async () => expect(onRequest).toHaveBeenCalledOnce(),
    presses("button", "Show name"),
    lacksText("Name: Thabo Mokoena"),
    showsText("Name: Zanele Radebe"),
  ),
});
