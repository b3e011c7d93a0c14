import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { hasAttribute, inOrder, presses, showsText } from "../../../.storybook/story.ts";
import { Disclosure } from "./Disclosure.tsx";

const meta = preview.meta({
  component: Disclosure,
  args: {
    title: "Family Violence, Child Protection and Sexual Offences Unit, Dr Ruth Segomotsi Mompati District",
    children: <p>Clear the backlog of protection orders in 100 days.</p>,
  },
});

export const Closed = meta.story({
  play: inOrder(
    hasAttribute("button", /^Family Violence/, "aria-expanded", "false"),
    presses("button"),
    showsText(/Clear the backlog/),
  ),
});

export const WithAside = meta.story({
  tags: ["small"],
  args: { aside: "2 of 4 verified", defaultExpanded: true },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "Close the other row to open this one." },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: /^Family Violence/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAccessibleDescription("Close the other row to open this one.");
    await userEvent.keyboard("{Enter}");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(trigger);
    await expect(canvas.getByText(/Clear the backlog/)).not.toBeVisible();
  },
});
