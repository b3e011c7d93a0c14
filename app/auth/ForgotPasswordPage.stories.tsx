import { forgotPassword } from "@gbvf/api/auth/contract.ts";
import { refusing } from "@gbvf/mocks/respond.ts";
import preview from "../../.storybook/preview.tsx";
import { screenAt } from "../../.storybook/screenAt.ts";
import {
  type Acting,
  comesTo,
  hasValue,
  inOrder,
  presses,
  showsText,
  withHandlers,
} from "../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/auth/forgot-password/") });

async function submit({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Email" }));
  await userEvent.keyboard("organisation@example.org{Tab}{Enter}");
}

export const Form = meta.story({ tags: ["screen", "phone"] });

export const Incomplete = meta.story({
  tags: ["small"],
  play: inOrder(presses("button", "Submit"), showsText("Email is required")),
});

export const Submitted = meta.story({
  play: inOrder(submit, comesTo("/auth/verify-otp/"), showsText("organisation@example.org")),
});

export const Refused = meta.story({
  beforeEach: withHandlers(refusing(forgotPassword, 429, { message: "Too many attempts. Try again later." })),
  play: inOrder(
    submit,
    showsText("Too many attempts. Try again later."),
    hasValue("textbox", "Email", "organisation@example.org"),
  ),
});
