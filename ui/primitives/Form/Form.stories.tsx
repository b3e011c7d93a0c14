import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Last Name" }), "Mokoena{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The second press of a double one would send the next step unseen. */
export const PressedTwice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Submit" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  args: { errorMessage: "An error has occured please try again later" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("An error has occured");
  },
});

export const LongestTextOnSmallPhone = meta.story({
  globals: { viewport: { value: "small" } },
  args: {
    errorMessage:
      "Password must have at least one number -- Password must have at least one special character: ! @ # $ % ^ & * ( ) -- Passwords do not match",
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });
