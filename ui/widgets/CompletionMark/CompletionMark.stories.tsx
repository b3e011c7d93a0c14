import preview from "../../../.storybook/preview.tsx";
import { CompletionLegend } from "./CompletionLegend.tsx";
import { CompletionMark } from "./CompletionMark.tsx";

const meta = preview.meta({ component: CompletionMark, args: { verified: 3, total: 4 } });

export const InProgress = meta.story();

export const Complete = meta.story({ args: { verified: 4, total: 4 } });

export const Incomplete = meta.story({ args: { verified: 0, total: 62 } });

export const NothingToVerify = meta.story({ args: { verified: 0, total: 0 } });

export const Legend = meta.story({ render: () => <CompletionLegend /> });
