import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, showsText } from "../../../.storybook/story.ts";
import { RankMark } from "./RankMark.tsx";

const meta = preview.meta({
  component: RankMark,
  args: { rank: { position: 2, isShared: false, words: "2nd" } },
});

export const States = meta.story({
  render: eachOf(RankMark, {}, { rank: { position: 2, isShared: true, words: "joint 2nd" } }, { rank: null }),
  play: inOrder(showsText("2"), showsText("=2")),
});
