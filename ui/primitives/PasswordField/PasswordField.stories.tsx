import { useState } from "react";
import { createEvent, expect, fireEvent, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx";

const rules = [
  { needs: "12 characters", isMet: (text: string) => text.length >= 12 },
  { needs: "one number", isMet: (text: string) => /\d/.test(text) },
  { needs: "one uppercase letter", isMet: (text: string) => /[A-Z]/.test(text) },
];

function StatefulPasswordField(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value ?? "");
  const unmet = rules.filter(({ isMet }) => !isMet(value)).map(({ needs }) => needs);
  return (
    <PasswordField
      {...props}
      value={value}
      onChange={setValue}
      unmetRules={props.autoComplete === "new-password" ? unmet : undefined}
    />
  );
}

const meta = preview.meta({
  component: PasswordField,
  args: { label: "Password", value: "", onChange: fn(), autoComplete: "current-password" as const },
  render: (args) => <StatefulPasswordField {...args} />,
});

export const Empty = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Password");
    await userEvent.type(field, "Bright-Skylark7!");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show Password" }));
    await expect(field).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Hide Password" }));
    await expect(field).toHaveAttribute("type", "password");
  },
});

/** S5: pasting works, copying and cutting do not. */
export const Clipboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Password");
    await userEvent.click(field);
    await userEvent.paste("Bright-Skylark7!");
    await expect(field).toHaveValue("Bright-Skylark7!");
    for (const event of [createEvent.copy(field), createEvent.cut(field)]) {
      fireEvent(field, event);
      await expect(event.defaultPrevented).toBe(true);
    }
  },
});

export const UnmetRules = meta.story({
  tags: ["small"],
  args: { autoComplete: "new-password" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "skylark7");
    await expect(canvas.getByRole("list", { name: "Needs at least" })).toHaveTextContent(
      "12 charactersone uppercase letter",
    );
    await userEvent.type(canvas.getByLabelText("Password"), "Bright");
    await expect(canvas.getByText("The password meets every rule.")).toBeVisible();
  },
});
