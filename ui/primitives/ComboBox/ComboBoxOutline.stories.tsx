import preview from "../../../.storybook/preview.tsx";
import { ComboBoxOutline } from "./ComboBoxOutline.tsx";

const meta = preview.meta({ component: ComboBoxOutline, args: { label: "National" } });

export const Waiting = meta.story();
