import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { small } from "../../../.storybook/viewports.ts";
import { Link } from "../Link/Link.tsx";
import { Checkbox, type CheckboxProps } from "./Checkbox.tsx";

function Ticked(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return <Checkbox {...props} isSelected={isSelected} onChange={setSelected} />;
}

const meta = preview.meta({
  component: Checkbox,
  args: { children: "Send me the summary of each quarter", isSelected: false, onChange: fn() },
  render: (args) => <Ticked {...args} />,
});

export const Unticked = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
});

export const Selected = meta.story({ args: { isSelected: true } });

export const Required = meta.story({ args: { isRequired: true } });

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

export const Disabled = meta.story({ args: { isDisabled: true, isSelected: true } });

export const LongestTextOnSmallPhone = meta.story({
  globals: small,
  args: {
    children:
      "I confirm that I may speak for this organisation, and that the people whose numbers I give have agreed to it",
  },
});
