import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, showsTextIn } from "../../../.storybook/story.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = preview.meta({
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    title: "Delete Family Violence, Child Protection and Sexual Offences Unit, Dr Ruth Segomotsi Mompati?",
    isOpen: true,
    children: <p>12 people lose the permission to approve applications at once. This cannot be undone.</p>,
    confirmLabel: "Delete unit and its 6 people",
    onConfirm: fn(),
    onCancel: fn(),
  },
});

const open = async () => {
  const dialog = await screen.findByRole("alertdialog");
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const EnterCancels = meta.story({
  tags: ["small"],
  play: async ({ args, userEvent }) => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  args: { isSending: true },
  play: async ({ args, userEvent }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: /Sending/ }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { errorMessage: "At least one administrator has to stay." },
  play: inOrder(showsTextIn("At least one administrator has to stay.", "alert")),
});
