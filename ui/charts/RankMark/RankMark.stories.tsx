import preview from "../../../.storybook/preview.tsx";
import { showsText } from "../../../.storybook/story.ts";
import { RankMark } from "./RankMark.tsx";

const meta = preview.meta({
  component: RankMark,
  args: { rank: { position: 2, isShared: false, words: "2nd" } },
});

export const Alone = meta.story({ play: showsText("2") });

export const Joint = meta.story({
  args: { rank: { position: 2, isShared: true, words: "joint 2nd" } },
  play: showsText("=2"),
});

export const NotRanked = meta.story({ args: { rank: null } });
