import preview from "../../../.storybook/preview.tsx";
import { shows } from "../../../.storybook/story.ts";
import { PrintPage } from "./PrintPage.tsx";

const meta = preview.meta({
  component: PrintPage,
  parameters: {
    docs: {
      description: {
        component: [
          "A sheet of A4. On screen a preview; on paper each begins a page, without its frame.\n",
          "- **When:** Something that is meant for paper: a poster, a sheet of code slips.",
          "- **When not:** A page that is read on a screen and may be printed: style it with `media.print`.",
        ].join("\n"),
      },
    },
  },
  args: {
    "aria-label": "Poster",
    children: (
      <>
        <h1>How safe is our workplace?</h1>
        <p>17 questions, about three minutes. Nobody can see who answered.</p>
      </>
    ),
  },
});

export const Poster = meta.story({ tags: ["small"], play: shows("article", "Poster") });
