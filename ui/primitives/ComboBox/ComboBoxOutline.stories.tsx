import preview from "../../../.storybook/preview.tsx";
import { ComboBoxOutline } from "./ComboBoxOutline.tsx";

const meta = preview.meta({
  component: ComboBoxOutline,
  args: { label: "National", placeholder: "All provinces" },
});

export const Chosen = meta.story({ args: { value: "Northern Cape" } });
