import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { showsTextIn } from "../../../.storybook/story.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
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

/** Uncontrolled fields validate themselves, as in an app without a form library. */
export const Validated = meta.story({
  args: {
    validationBehavior: "native",
    children: (
      <>
        <TextField
          label="Code"
          name="code"
          isRequired
          validate={(code) => (code.length === 4 ? null : "A code has four letters.")}
        />
        <SelectField
          label="Province"
          name="province"
          options={[{ id: 7, label: "Northern Cape" }]}
          isRequired
        />
        <RadioGroup label="Mode" name="mode" choices={[{ id: "link", label: "With a link" }]} isRequired />
        <Checkbox name="consent" value="yes" isRequired>
          I agree
        </Checkbox>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const submit = () => userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    const [code, province] = [canvas.getByRole("textbox"), canvas.getByRole("combobox")];
    await submit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(code).toHaveFocus();
    for (const field of [code, province, canvas.getByRole("radiogroup"), canvas.getByRole("checkbox")])
      await expect(field).toBeInvalid();
    await expect(province.getAttribute("aria-describedby")).not.toBeNull();

    await userEvent.type(code, "abc");
    await userEvent.selectOptions(province, "Northern Cape");
    await userEvent.click(canvas.getByRole("radio", { name: "With a link" }));
    await userEvent.click(canvas.getByRole("checkbox"));
    await submit();
    await expect(code).toHaveAccessibleDescription("A code has four letters.");
    await expect(province).toBeValid();
    await userEvent.type(code, "d");
    await submit();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const formData = new FormData(canvas.getByRole<HTMLFormElement>("form"));
    await expect(Object.fromEntries(formData)).toEqual({
      code: "abcd",
      province: "7",
      mode: "link",
      consent: "yes",
    });
  },
});

export const RefusedByServer = meta.story({
  args: {
    validationErrors: { code: "This code is used already.", province: "Choose another province." },
    children: (
      <>
        <TextField label="Code" name="code" defaultValue="abcd" />
        <SelectField
          label="Province"
          name="province"
          options={[{ id: 7, label: "Northern Cape" }]}
          defaultValue={7}
        />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const province = canvas.getByRole("combobox");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("This code is used already.");
    await expect(province).toHaveAccessibleDescription("Choose another province.");
    await userEvent.selectOptions(province, "Choose…");
    await expect(province).toBeValid();
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
  play: showsTextIn("Password must have at least one number", "alert"),
});
