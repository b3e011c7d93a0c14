import { featureFlags } from "@gbvf/mocks/config/config.ts";
import {
  buildingBlockComponent,
  collectiveActionComponent,
  crimeComponent,
  healthCheckComponent,
} from "@gbvf/mocks/dashboard/dashboard.ts";
import { markers } from "@gbvf/mocks/directory/directory.ts";
import { boundaries } from "@gbvf/mocks/geography/boundaries.ts";
import { expect, waitFor } from "storybook/test";
import { wordsIn } from "../app/lib/words/speakingIn.tsx";
import { speak } from "../ui/text/words.ts";
import { outsideCatalogues, pseudoDraft } from "./pseudo.ts";
import type { Acting } from "./story.ts";
import { small } from "./viewports.ts";

const NAMES = [
  featureFlags.publisher?.name ?? "",
  ..."GBVF Dashboard, GBVF, Emfuleni, Umlazi, Polokwane, Ritchie, openapi.json, catalog.jsonld".split(", "),
  ...boundaries.map(({ description }) => description),
];
const components = [crimeComponent, buildingBlockComponent, healthCheckComponent, collectiveActionComponent];
/** No label can say that a part of it is in English. */
const NAMES_IN_LABELS = [
  ...NAMES,
  ...components.flatMap(({ options }) =>
    options.flatMap(({ name, subOptions }) => [name, ...subOptions.map((each) => each.name)]),
  ),
  ...markers.features.map(({ properties }) => properties.name),
  "Sol Plaatje municipality",
  "Kimberley magistrate's court",
];

/** A screen of the dashboard on a small phone, in the pseudo-language: `meta.story(inPseudo("Crááîîmé"))`. */
export const inPseudo = (heading: RegExp) => ({
  globals: small,
  beforeEach: () => speak(wordsIn("zu", pseudoDraft)),
  play: async ({ canvas, canvasElement }: Acting & { canvasElement: HTMLElement }) => {
    await canvas.findAllByRole("heading", { name: heading });
    await drawWhatIsFurtherDown();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    await waitFor(() => expect(outsideCatalogues(canvasElement, NAMES, "zu", NAMES_IN_LABELS)).toEqual([]));
  },
});

async function drawWhatIsFurtherDown() {
  const page = document.documentElement;
  for (let down = 0; down < page.scrollHeight; down += page.clientHeight) {
    window.scrollTo(0, down);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
}
