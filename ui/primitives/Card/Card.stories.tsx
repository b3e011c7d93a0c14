import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Card } from "./Card.tsx";

const meta = preview.meta({
  component: Card,
  args: {
    title: "Sexual offences reported",
    children: <p>1,671 reports, or 123.24 for every 100,000 people.</p>,
  },
});

export const TitleOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Sexual offences reported" })).toBeVisible();
  },
});

export const Complete = meta.story({
  args: {
    subtitle: "Northern Cape, April 2015 to March 2016",
    actions: (
      <Button>
        <Icon name="download" /> CSV
      </Button>
    ),
    footer: "Source: South African Police Service. A rise can mean better reporting.",
  },
});

export const Untitled = meta.story({ args: { title: undefined } });

export const LongTitleOnPhone = meta.story({
  args: {
    title:
      "Family Violence, Child Protection and Sexual Offences Units in Dr Ruth Segomotsi Mompati District",
    subtitle: "Dr Ruth Segomotsi Mompati District Municipality, North West, January to March 2026",
    actions: <Button>Show as table</Button>,
  },
  globals: { viewport: { value: "small" } },
});
