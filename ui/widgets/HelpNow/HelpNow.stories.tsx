import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { contains, inOrder, links, shows } from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";
import { HelpNow } from "./HelpNow.tsx";

const line = (contactId: number, name: string, detail: string) => ({
  name,
  contacts: [{ contactId, contactTypeId: 3, detail, areaCode: null }],
});

const lines = [line(1, "Invented emergencies", "00000"), line(2, "Invented command centre", "0800000000")];

const texts = { heading: "Need help now?", directory: "Find help near you" };

const meta = preview.meta({
  component: HelpNow,
  args: { lines, directoryHref: "/home/contact", texts },
});

export const Ready = meta.story({
  tags: ["small"],
  play: inOrder(
    links(/^0800.000.000 Invented command/, "tel:0800000000"),
    shows("link", "Find help near you"),
  ),
});

export const OnPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link"))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Loading = meta.story({
  tags: ["phone"],
  args: { lines: undefined },
  play: inOrder(contains("link"), shows("link", "Find help near you")),
});
