import preview from "../../../.storybook/preview.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = preview.meta({ component: Skeleton });

export const Line = meta.story();

export const Paragraph = meta.story({ args: { lines: 4 } });

export const Block = meta.story({ args: { width: "240px", height: "160px" } });
