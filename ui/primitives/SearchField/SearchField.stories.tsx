import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { small } from "../../../.storybook/viewports.ts";
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
  args: { defaultValue: "Thuthuzela", description: "Part of a name is enough." },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear Search by name" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongWordsOnSmallPhone = meta.story({
  args: {
    label: "Search for a person, an organisation or a municipality",
    description: "Part of a name or of an email address is enough, with or without accents.",
    defaultValue: "secretariat.umgungundlovu@networkonviolenceagainstwomenandchildren.example.org",
  },
  globals: small,
});
