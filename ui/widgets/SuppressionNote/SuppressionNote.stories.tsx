import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { SuppressionNote } from "./SuppressionNote.tsx";

const meta = preview.meta({ component: SuppressionNote });

export const Hidden = meta.story({
  tags: ["small"],
  render: eachOf(SuppressionNote, {}, { suppressed: "question" }),
});
