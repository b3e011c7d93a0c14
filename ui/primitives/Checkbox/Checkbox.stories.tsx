import { useState } from "react";
import { expect, fn } from "storybook/test";
import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { Link } from "../Link/Link.tsx";
import { Checkbox, type CheckboxProps } from "./Checkbox.tsx";

function StatefulCheckbox(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return <Checkbox {...props} isSelected={isSelected} onChange={setSelected} />;
}

const meta = preview.meta({
  component: Checkbox,
  args: {
    children: "I confirm that the people whose numbers I give for this organisation have agreed to it",
    isSelected: false,
    onChange: fn(),
  },
  render: (args) => <StatefulCheckbox {...args} />,
});

export const Unticked = meta.story({
  tags: ["phone", "small"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
});

export const WithErrorAndLink = meta.story({
  args: {
    errorMessage: "Accept terms and conditions to continue",
    children: (
      <>
        I accept the{" "}
        <Link href="https://example.org/disclaimer" isExternal>
          terms and conditions
        </Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByText("Accept terms and conditions to continue")).toBeVisible();
  },
});

export const States = meta.story({
  render: eachOf(
    Checkbox,
    { isSelected: true },
    { isRequired: true },
    { isDisabled: true, isSelected: true },
  ),
});
