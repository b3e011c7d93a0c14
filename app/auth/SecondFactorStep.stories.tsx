import { login } from "@gbvf/api/auth/contract.ts";
import { verifySecondFactor } from "@gbvf/api/second-factor/contract.ts";
import { done, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt } from "../../.storybook/screenAt.ts";
import {
  type Acting,
  hasFocus,
  inOrder,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../.storybook/story.ts";

const url = "/auth/login/#second-factor";

const meta = preview.meta({ ...screenAt(url, { state: { secondFactor: ["totp"] } }) });

async function enterCode({ canvas, userEvent }: Acting) {
  const field = await canvas.findByRole("textbox", { name: "Code from your app" });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard("123456");
  await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
}

export const AfterThePassword = meta.story({
  tags: ["screen"],
  parameters: { router: { url: "/auth/login/#form" } },
  beforeEach: withHandlers(
    respond(login, {
      ...done("Your password is right. Now give your second factor."),
      userType: 2,
      secondFactor: ["totp"],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: "Email" }));
    await userEvent.keyboard("organisation@example.org{Tab}Bright-Skylark7!");
    await userEvent.click(await canvas.findByRole("button", { name: "Log in" }));
    await shows("heading", "Confirm that it is you")({ canvas });
    await hasFocus("textbox", "Code from your app")({ canvas });
  },
});

export const WrongCode = meta.story({
  tags: ["small"],
  beforeEach: withHandlers(
    refusing(verifySecondFactor, 400, {
      code: "factor-refused",
      message: "This code is wrong, or was used already. Wait for the next one.",
    }),
  ),
  play: inOrder(enterCode, showsText(/^This code is wrong/)),
});

export const TooLate = meta.story({
  beforeEach: withHandlers(
    refusing(verifySecondFactor, 401, {
      code: "sign-in-over",
      message: "This sign-in has ended. Please log in with your password again.",
    }),
  ),
  play: inOrder(
    enterCode,
    showsText(/^This sign-in has ended/),
    presses("link", "Back to log in"),
    shows("textbox", "Email"),
  ),
});

export const AfterReset = meta.story({
  tags: ["phone"],
  parameters: { router: { url, state: { secondFactor: ["totp"], notice: "Your password is changed." } } },
  play: showsText("Your password is changed."),
});

export const OpenedDirectly = meta.story({
  parameters: { router: { url, state: null } },
  play: shows("heading", "Log in"),
});

export const Passkey = meta.story({
  parameters: { router: { url, state: { secondFactor: ["passkey", "totp"] } } },
  play: inOrder(
    shows("button", "Use passkey"),
    presses("button", "Use a code from your app"),
    shows("textbox", "Code from your app"),
    presses("button", "Use a passkey"),
    shows("button", "Use passkey"),
  ),
});
