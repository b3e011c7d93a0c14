import { expect } from "storybook/test";
import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { formatCount } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { CircleLegend } from "./CircleLegend.tsx";

const meta = preview.meta({
  component: CircleLegend,
  args: {
    label: "Reports",
    largest: 10924,
    maxRadius: 36,
    color: dataColor.crime.pin,
    format: formatCount,
  },
  decorators: [asWideAs("22rem")],
});

export const ThreeSizes = meta.story({
  tags: ["small"],
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(sizes).toEqual(["10,000", "2,000", "500"]);
  },
});
