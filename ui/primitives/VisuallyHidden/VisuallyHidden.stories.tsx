import preview from "../../../.storybook/preview.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = preview.meta({
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component: [
          "- **When:** Words that only screen readers need, because others see it.",
          "- **When not:** Everybody would gain from the words: show them.",
        ].join("\n"),
      },
    },
  },
});

export const InsideText = meta.story({
  render: () => (
    <p>
      123.24 <VisuallyHidden>crimes per 100,000 people</VisuallyHidden>
    </p>
  ),
});
