import { featureFlags } from "@gbvf/mocks/config/config.ts";
import { boundaries } from "@gbvf/mocks/geography/boundaries.ts";
import { expect, waitFor } from "storybook/test";
import { speakerOf } from "../app/lib/words/speakingIn.tsx";
import { outsideCatalogues, pseudoDraft } from "./pseudo.ts";
import type { Acting } from "./story.ts";
import { small } from "./viewports.ts";

const Speaking = speakerOf("zu", pseudoDraft);
const NAMES = [
  featureFlags.publisher?.name ?? "",
  "GBVF Dashboard",
  "GBVF",
  ...boundaries.map(({ description }) => description),
];

/** A screen of the dashboard on a small phone, in the pseudo-language: `meta.story(inPseudo("Crááîîmé"))`. */
export const inPseudo = (heading: RegExp) => ({
  globals: small,
  decorators: [
    (Story: () => React.ReactNode) => (
      <Speaking>
        <Story />
      </Speaking>
    ),
  ],
  play: async ({ canvas, canvasElement }: Acting & { canvasElement: HTMLElement }) => {
    await canvas.findAllByRole("heading", { name: heading });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    await waitFor(() => expect(outsideCatalogues(canvasElement, NAMES)).toEqual([]));
  },
});
