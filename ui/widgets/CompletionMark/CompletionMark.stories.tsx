import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { CompletionLegend } from "./CompletionLegend.tsx";
import { CompletionMark } from "./CompletionMark.tsx";

const meta = preview.meta({ component: CompletionMark, args: { verified: 3, total: 4 } });

export const States = meta.story({
  render: eachOf(
    CompletionMark,
    {},
    { verified: 4, total: 4 },
    { verified: 0, total: 62 },
    { verified: 0, total: 0 },
  ),
});

export const Legend = meta.story({ render: () => <CompletionLegend /> });
