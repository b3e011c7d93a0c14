import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { small } from "../../../.storybook/viewports.ts";
import { Disclosure } from "./Disclosure.tsx";

const meta = preview.meta({
  component: Disclosure,
  args: { title: "Active Challenges", children: <p>Clear the backlog of protection orders in 100 days.</p> },
});

export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Active Challenges" });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(trigger);
    await expect(canvas.getByText(/Clear the backlog/)).toBeVisible();
  },
});

export const Open = meta.story({ args: { defaultExpanded: true } });

export const WithAside = meta.story({ args: { aside: "2 of 4 verified" } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongTitleOnPhone = meta.story({
  args: {
    title: "Family Violence, Child Protection and Sexual Offences Unit, Dr Ruth Segomotsi Mompati District",
    aside: "0 of 12",
    defaultExpanded: true,
  },
  globals: small,
});
