import preview from "../../../.storybook/preview.tsx";
import { lacksText } from "../../../.storybook/story.ts";
import { DataAgeNote } from "./DataAgeNote.tsx";

const meta = preview.meta({
  component: DataAgeNote,
  args: { latest: "2015/16", expected: "Apr - Jun 2026" },
});

export const Older = meta.story();

export const HiddenPeriod = meta.story({ args: { latest: "Jan - Mar 2026", isHidden: true } });

export const UpToDate = meta.story({
  args: { latest: "Apr - Jun 2026" },
  play: lacksText(/not yet captured/),
});
