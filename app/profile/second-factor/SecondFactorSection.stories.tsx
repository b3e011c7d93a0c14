import { confirmTotp, getSecondFactors, removeTotp } from "@gbvf/api/second-factor/contract.ts";
import { getUserSessions } from "@gbvf/api/user/session/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { done, refusing, respond } from "@gbvf/mocks/respond.ts";
import {
  noSecondFactors,
  recoveryCodes,
  withPasskeys,
  withTotp,
} from "@gbvf/mocks/second-factor/secondFactor.ts";
import { userSessions } from "@gbvf/mocks/user/user.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  type Acting,
  changing,
  failed,
  hasFocus,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/profile/", { as: sessions.administrator }) });

const findSection = async ({ canvas }: Pick<Acting, "canvas">) =>
  within(await canvas.findByRole("region", { name: "Second factor" }));

const beginAddingApp = presses("button", "Add authenticator app");

export const None = meta.story({ tags: ["screen"], play: showsText(/^You have none yet/) });

export const WithApp = meta.story({
  tags: ["phone", "small"],
  beforeEach: withHandlers(respond(getSecondFactors, withTotp)),
  play: inOrder(
    showsText("9 of 10 left"),
    presses("button", "Make new codes"),
    shows("list", "Recovery codes"),
  ),
});

export const Loading = meta.story(loading(getSecondFactors));

export const Failed = meta.story(failed(getSecondFactors));

export const WrongCode = meta.story({
  tags: ["small"],
  beforeEach: ({ msw }) => {
    const description = "This code is wrong. Check your phone's clock.";
    const errors = [{ code: "wrong", description, field: "code" }];
    msw.use(refusing(confirmTotp, 400, { message: description, errors }));
  },
  play: async (story) => {
    await beginAddingApp(story);
    await shows("img", "Key for your authenticator app")(story);
    await showsText(/^GEZD GNBV/)(story);
    const field = await story.canvas.findByRole("textbox", { name: "Code from your app" });
    await story.userEvent.type(field, "000000{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is wrong/));
  },
});

export const Added = meta.story({
  beforeEach: changing(
    confirmTotp,
    { ...done("Your authenticator app is added."), recoveryCodes },
    respond(getSecondFactors, { ...withTotp, recoveryCodesLeft: 10 }),
    respond(getUserSessions, { sessions: userSessions.filter(({ isThis }) => isThis) }),
  ),
  play: async (story) => {
    await shows("button", /^Sign out Chrome on Android since/)(story);
    await beginAddingApp(story);
    const { findByRole, getByRole, findByText } = await findSection(story);
    await story.userEvent.type(await findByRole("textbox", { name: "Code from your app" }), "123456");
    await story.userEvent.click(getByRole("button", { name: "Add app" }));
    const codes = within(await findByRole("list", { name: "Recovery codes" }));
    await expect(codes.getAllByRole("listitem")).toHaveLength(10);
    await waitFor(() => expect(getByRole("heading", { name: "Keep your recovery codes" })).toHaveFocus());
    await story.userEvent.click(getByRole("button", { name: "I have kept them" }));
    await expect(await findByText("10 of 10 left")).toBeVisible();
    await lacks("button", /^Sign out/)(story);
  },
});

export const Removed = meta.story({
  beforeEach: (story) => {
    story.msw.use(respond(getSecondFactors, withTotp));
    changing(
      removeTotp,
      done("Your authenticator app is removed."),
      respond(getSecondFactors, noSecondFactors),
    )(story);
  },
  play: inOrder(
    presses("button", "Remove the authenticator app"),
    presses("button", "Remove app"),
    showsText(/^You have none yet/),
  ),
});

export const WithPasskeys = meta.story({
  tags: ["small"],
  beforeEach: withHandlers(respond(getSecondFactors, withPasskeys)),
  play: showsText(/^Passkey, added .* not used yet$/),
});

export const AddingPasskey = meta.story({
  play: inOrder(
    presses("button", "Add passkey"),
    hasFocus("textbox", "Name"),
    presses("button", "Add passkey"),
    showsText("Name is required"),
  ),
});
