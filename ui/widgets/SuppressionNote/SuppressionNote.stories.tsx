import preview from "../../../.storybook/preview.tsx";
import { SuppressionNote } from "./SuppressionNote.tsx";

const meta = preview.meta({ component: SuppressionNote });

export const Hidden = meta.story({ tags: ["small"] });

export const HiddenQuestion = meta.story({ tags: ["small"], args: { suppressed: "question" } });
