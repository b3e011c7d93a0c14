import { login, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { pending, refusing } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../.storybook/screenAt.ts";
import {
  type Acting,
  comesTo,
  hasFocus,
  inOrder,
  links,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/auth/login/#form") });

const explanationParameters = { router: { url: "/auth/login/" } };

async function signIn({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Email" }));
  await userEvent.keyboard("organisation@example.org{Tab}Bright-Skylark7!{Enter}");
}

export const LoginExplanation = meta.story({
  tags: ["screen", "phone", "small"],
  parameters: explanationParameters,
  play: inOrder(
    showsText("Demonstration data"),
    shows("link", "Share your feedback"),
    links("Back To Dashboard", "/home"),
  ),
});

export const ContinuedToLogin = meta.story({
  parameters: explanationParameters,
  play: inOrder(
    presses("link", "Continue To Login"),
    shows("heading", "Log in", { level: 1 }),
    hasFocus("textbox", "Email"),
  ),
});

export const Loading = meta.story({ tags: ["screen"], ...loading(userAuthenticated) });

export const Form = meta.story({
  tags: ["phone"],
  play: inOrder(
    links("Sign up", "/auth/sign-up/"),
    shows("link", "Forgot password?"),
    shows("link", "Verify OTP"),
  ),
});

export const Incomplete = meta.story({
  play: inOrder(
    presses("button", "Log in"),
    showsText("Email is required"),
    showsText("Password is required"),
    hasFocus("textbox", "Email"),
  ),
});

export const RefusedThenSending = meta.story({
  tags: ["small"],
  beforeEach: withHandlers(refusing(login, 401, { message: "Email or password is not right." })),
  play: async (story) => {
    await signIn(story);
    const button = await story.canvas.findByRole("button", { name: "Log in" });
    await expect(await story.canvas.findByText("Email or password is not right.")).toBeVisible();
    const { top } = button.getBoundingClientRect();
    await expect(await story.canvas.findByLabelText("Password")).toHaveValue("Bright-Skylark7!");
    story.msw.use(pending(login));
    await story.userEvent.click(button);
    await expect(await story.canvas.findByRole("button", { name: "Sending…" })).toBe(button);
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
});

export const AlreadySignedIn = meta.story({
  tags: ["screen"],
  beforeEach: withHandlers(signedInAs(sessions.buildingBlock)),
  play: comesTo("/buildingBlock/"),
});

export const AfterVerification = meta.story({
  parameters: { router: { url: "/auth/login/#form", state: { notice: "Your code is verified." } } },
  play: showsText("Your code is verified."),
});
