import { expect, fn, screen } from "storybook/test";
import { kept } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { takesFocus } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { Select } from "./Select.tsx";

const provinces = [
  { id: 1, name: "Eastern Cape" },
  { id: 2, name: "Free State" },
  { id: 3, name: "Gauteng" },
  { id: 4, name: "KwaZulu-Natal" },
];

const meta = preview.meta({
  component: Select<number>,
  args: { label: "Province", options: provinces, value: null, onChange: fn() },
  render: kept(Select<number>),
});

export const Empty = meta.story({
  tags: ["phone"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await takesFocus(await screen.findByRole("listbox"));
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
  globals: small,
  args: {
    label: "Local municipality in which the organisation does most of its work",
    options: [{ id: 9, name: "Kwa-Zulu Natal Midlands, uMgungundlovu and surrounding local municipalities" }],
    value: 9,
  },
});
