import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { SearchField } from "./SearchField.tsx";

const meta = preview.meta({ component: SearchField, args: { label: "Search by name", onChange: fn() } });

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("Thuthuzela");
    await expect(args.onChange).toHaveBeenLastCalledWith("Thuthuzela");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("searchbox", { name: "Search by name" })).toHaveValue("");
  },
});

export const Filled = meta.story({
  tags: ["small"],
  args: { defaultValue: "Thuthuzela", description: "Part of a name is enough." },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear Search by name" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
});
