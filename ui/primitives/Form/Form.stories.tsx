import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { says } from "../../../.storybook/story.ts";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form, FormRow } from "./Form.tsx";

const meta = preview.meta({
  component: Form,
  args: {
    "aria-label": "Registration",
    onSubmit: fn((event) => event.preventDefault()),
    actions: (
      <Button type="submit" variant="primary">
        Submit
      </Button>
    ),
    children: (
      <FormRow>
        <TextField label="First Name" isRequired />
        <TextField label="Last Name" isRequired />
      </FormRow>
    ),
  },
});

export const Plain = meta.story({
  tags: ["phone"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Last Name" }), "Mokoena{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const PressedTwice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Submit" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  tags: ["small"],
  args: {
    errorMessage:
      "Password must have at least one number -- Password must have at least one special character: ! @ # $ % ^ & * ( ) -- Passwords do not match",
  },
  play: says("Password must have at least one number", "alert"),
});
