import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = preview.meta({ component: TextArea, args: { label: "Reason", onChange: fn() } });

export const Empty = meta.story({
  args: { description: "The person who applied reads this." },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("Duplicate{Enter}of 812");
    await expect(canvas.getByRole("textbox", { name: "Reason" })).toHaveValue("Duplicate\nof 812");
    await expect(args.onChange).toHaveBeenLastCalledWith("Duplicate\nof 812");
  },
});

export const WithError = meta.story({
  args: { errorMessage: "Please specify a rejection reason.", defaultValue: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
});

export const Disabled = meta.story({
  tags: ["small"],
  args: { isDisabled: true, defaultValue: "Sent back on 2 June.\n".repeat(12) },
});
