import preview from "../../../.storybook/preview.tsx";
import { ReportingNote } from "./ReportingNote.tsx";

const meta = preview.meta({ component: ReportingNote });

export const Note = meta.story({ tags: ["small"] });
