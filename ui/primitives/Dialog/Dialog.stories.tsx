import { DialogTrigger } from "react-aria-components/Dialog";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { takesFocus } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = preview.meta({
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    title: "Sol Plaatje",
    isOpen: true,
    onOpenChange: fn(),
    children: <p>62 street lights and 60 door-to-door campaigns in Phutanang, Galeshewe.</p>,
  },
});

export const Open = meta.story({
  tags: ["phone"],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Sol Plaatje" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const WithTrigger = meta.story({
  args: { isOpen: undefined, onOpenChange: undefined },
  render: (args) => (
    <DialogTrigger>
      <Button>Show the challenge</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Show the challenge" });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await takesFocus(screen.getByRole("dialog"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ClosesByBack = WithTrigger.extend({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Show the challenge" });
    const before = window.location.href;
    for (const _ of [1, 2]) {
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
      await waitFor(() => expect(window.history.state?.isDialog).toBe(true));
      window.history.back();
      await waitFor(() => expect(trigger).toHaveFocus());
      await waitFor(() => expect(window.history.state?.isDialog).toBeUndefined());
      await expect(screen.queryByRole("dialog")).toBeNull();
    }
    await expect(window.location.href).toBe(before);
  },
});

const paragraphs = Array.from(
  { length: 30 },
  (_, place) => `Challenge ${place + 1}: clear the backlog in 100 days.`,
);

export const LongContentOnSmallPhone = meta.story({
  args: {
    title: "100-Day Challenges in Dr Ruth Segomotsi Mompati District Municipality",
    children: paragraphs.map((text) => <p key={text}>{text}</p>),
  },
  globals: small,
});
