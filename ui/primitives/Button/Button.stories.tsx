import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { Button } from "./Button.tsx";

const meta = preview.meta({
  component: Button,
  args: { children: "Show the figures", onPress: fn() },
});

export const Primary = meta.story({ args: { variant: "primary" } });

export const Secondary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Show the figures" });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Quiet = meta.story({ args: { variant: "quiet" } });
