import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { comesTo, inOrder, presses } from "../../../.storybook/story.ts";
import { Link } from "./Link.tsx";

const meta = preview.meta({ component: Link, args: { href: "/home/map", children: "Crime statistics" } });

export const Text = meta.story({
  render: (args) => (
    <p>
      Read how the rate is made in <Link {...args} />, where each figure names its source.
    </p>
  ),
  play: inOrder(presses("link", "Crime statistics"), comesTo("/home/map")),
});

export const Plain = meta.story({ args: { variant: "plain" } });

export const Current = meta.story({ args: { variant: "plain", "aria-current": "page" } });

export const External = meta.story({
  args: { href: "https://example.org/about", isExternal: true, children: "About Us" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "About Us (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
  },
});

export const Primary = meta.story({ args: { variant: "primary" } });

export const Secondary = meta.story({ args: { variant: "secondary" } });

export const Quiet = meta.story({ args: { variant: "quiet" } });

export const KeyboardFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveAttribute("data-focus-visible");
  },
});
