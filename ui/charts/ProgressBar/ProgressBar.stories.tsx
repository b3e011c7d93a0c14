import { expect } from "storybook/test";
import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, lacks, showsText } from "../../../.storybook/story.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = preview.meta({
  component: ProgressBar,
  args: {
    label: "Practices that everybody in the organisation knows of and can ask for at any time",
    share: 0.6108 as number,
    fill: dataColor.healthCheck.main,
  },
  decorators: [asWideAs("24rem")],
});

export const Some = meta.story({
  tags: ["small"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: /^Practices/ })).toHaveAttribute(
      "aria-valuetext",
      "61.08%",
    );
  },
});

export const All = meta.story({ args: { share: 1 } });

export const MoreThanAll = meta.story({
  args: { label: "Surveys completed", share: 1.25, detail: "75 of 60 responses" },
});

export const Zero = meta.story({ args: { share: 0 } });

export const NoData = meta.story({ args: { share: "no-data" } });

export const NotCaptured = meta.story({ args: { share: "not-captured" } });

export const TooFew = meta.story({
  args: { share: "too-few", missingText: "Too few responses to show" },
  play: inOrder(showsText("Too few responses to show"), lacks("meter")),
});
