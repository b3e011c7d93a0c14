import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { Select, type SelectProps } from "./Select.tsx";

const provinces = [
  { id: 1, name: "Eastern Cape" },
  { id: 2, name: "Free State" },
  { id: 3, name: "Gauteng" },
  { id: 4, name: "KwaZulu-Natal" },
];

function Chosen(props: SelectProps<number>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange(id);
      }}
    />
  );
}

const meta = preview.meta({
  component: Select<number>,
  args: { label: "Province", options: provinces, value: null, onChange: fn() },
  render: (args) => <Chosen {...args} />,
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("g{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole("button", { name: /Gauteng/ })).toBeVisible();
  },
});

export const Required = meta.story({ args: { isRequired: true } });

export const WithError = meta.story({
  args: { isRequired: true, errorMessage: "Province is required" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(/Province is required/);
  },
});

export const Disabled = meta.story({
  args: { label: "District", isDisabled: true, description: "Choose a province first.", options: [] },
});

export const LongestTextOnSmallPhone = meta.story({
  globals: { viewport: { value: "small" } },
  args: {
    label: "Local municipality in which the organisation does most of its work",
    options: [{ id: 9, name: "Kwa-Zulu Natal Midlands, uMgungundlovu and surrounding local municipalities" }],
    value: 9,
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });
