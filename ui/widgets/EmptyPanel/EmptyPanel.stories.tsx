import preview from "../../../.storybook/preview.tsx";
import { EmptyPanel } from "./EmptyPanel.tsx";

const meta = preview.meta({
  component: EmptyPanel,
  args: {
    title: "GBVF crime breakdown",
    children: "No crime figures have been captured for Dr Ruth Segomotsi Mompati. Choose a place around it.",
  },
});

export const NothingCaptured = meta.story();

export const OnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });
