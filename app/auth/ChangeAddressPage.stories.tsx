import { confirmAddressChange } from "@gbvf/api/profile/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { done, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { at, screenAt, signedInAs } from "../../.storybook/screenAt.ts";
import { inOrder, presses, shows, showsText, showsTextIn, withHandlers } from "../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/auth/change-address/#code=mock") });

export const Unconfirmed = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(shows("button", "Confirm the change"), shows("button", "Stop the change")),
});

export const Confirmed = meta.story({
  play: async (story) => {
    await presses("button", "Confirm the change")(story);
    await waitFor(() => expect(story.canvas.getByText(/^Confirmed\. The other address/)).toHaveFocus());
  },
});

export const Changed = meta.story({
  beforeEach: withHandlers(
    respond(confirmAddressChange, { ...done("The address is changed."), isChanged: true }),
  ),
  play: inOrder(
    presses("button", "Confirm the change"),
    showsText("The address is changed."),
    shows("link", "Log in"),
  ),
});

export const Stopped = meta.story({
  play: inOrder(presses("button", "Stop the change"), showsText(/^The change is stopped/)),
});

export const SignedIn = meta.story({
  beforeEach: withHandlers(signedInAs(sessions.organisation)),
  play: inOrder(shows("button", "Confirm the change"), shows("link", "Go to your profile")),
});

export const InvalidLink = meta.story({
  beforeEach: withHandlers(
    refusing(confirmAddressChange, 400, {
      message: "This link is no longer valid. Ask for the change on your profile again.",
    }),
  ),
  play: inOrder(
    presses("button", "Confirm the change"),
    showsTextIn(/^This link is no longer valid/, "alert"),
  ),
});

export const WithoutCode = meta.story({
  parameters: at("/auth/change-address/"),
  play: showsText("Open the link in your e-mail again."),
});
