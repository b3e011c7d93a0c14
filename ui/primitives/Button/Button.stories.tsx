import { expect, fn, waitFor } from "storybook/test";
import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Button } from "./Button.tsx";

const meta = preview.meta({ component: Button, args: { children: "Show the figures", onPress: fn() } });

export const Variants = meta.story({
  render: eachOf(
    Button,
    { variant: "primary" },
    {},
    { variant: "danger", children: "Delete group" },
    { variant: "quiet" },
    { variant: "quiet", "aria-label": "Close", children: <Icon name="close" /> },
    { isDisabled: true, variant: "primary" },
  ),
});

export const WithIcon = meta.story({
  tags: ["small"],
  args: {
    children: (
      <>
        {" "}
        <Icon name="download" /> Download the figures of every municipality in KwaZulu-Natal{" "}
      </>
    ),
  },
});

export const Themed = meta.story({
  globals: { theme: "civic" },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole("button"));
    await waitFor(() => expect(style.color).toBe("rgb(18, 67, 109)"));
    await expect(style.borderRadius).toBe("0px");
    await expect(style.fontFamily).toContain("Georgia");
    await expect(style.paddingInlineStart).toBe("13.6px");
  },
});
