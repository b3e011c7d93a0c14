import { expect } from "storybook/test";
import { eachOf } from "../../../.storybook/parts.tsx";
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

export const Variants = meta.story({
  render: eachOf(
    Link,
    { variant: "plain" },
    { variant: "plain", "aria-current": "page" },
    { variant: "primary" },
    { variant: "secondary" },
    { variant: "quiet" },
  ),
});

export const External = meta.story({
  args: { href: "https://example.org/about", isExternal: true, children: "About Us" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /new tab/ })).toHaveAttribute("target", "_blank");
  },
});
