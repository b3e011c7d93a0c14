import { featureFlags } from "@gbvf/mocks/config/config.ts";
import {
  buildingBlockComponent,
  collectiveActionComponent,
  crimeComponent,
  healthCheckComponent,
} from "@gbvf/mocks/dashboard/dashboard.ts";
import { callablePlaces } from "@gbvf/mocks/directory/callable.ts";
import {
  helpLineEntry,
  markers,
  notCapturedEntry,
  policeEntry,
  shelterEntry,
} from "@gbvf/mocks/directory/directory.ts";
import { boundaries } from "@gbvf/mocks/geography/boundaries.ts";
import type { HttpHandler } from "msw/http";
import { expect, waitFor } from "storybook/test";
import { wordsIn } from "../app/lib/words/speakingIn.tsx";
import { speak } from "../ui/text/words.ts";
import { outsideCatalogues, pseudoDraft } from "./pseudo.ts";
import type { Acting, Mocking } from "./story.ts";
import { small } from "./viewports.ts";

const NAMES = [
  featureFlags.publisher?.name ?? "",
  ..."GBVF Dashboard, GBVF, Emfuleni, Umlazi, Polokwane, Ritchie, isiZulu, openapi.json, catalog.jsonld".split(
    ", ",
  ),
  ...boundaries.map(({ description }) => description),
];
const components = [crimeComponent, buildingBlockComponent, healthCheckComponent, collectiveActionComponent];
const namesIn = ({ name, buildingBlockRequirements }: typeof policeEntry) => [
  name,
  ...buildingBlockRequirements.flatMap(({ stakeholderContactPerson }) =>
    stakeholderContactPerson.map((person) => person.name),
  ),
];
/** No label can say that a part of it is in English. */
const NAMES_IN_LABELS = [
  ...NAMES,
  ...components.flatMap(({ options }) =>
    options.flatMap(({ name, subOptions }) => [name, ...subOptions.map((each) => each.name)]),
  ),
  ...markers.features.map(({ properties }) => properties.name),
  "Sol Plaatje municipality",
  "Kimberley magistrate's court",
  ...[helpLineEntry, policeEntry, shelterEntry, notCapturedEntry].flatMap(namesIn),
  ...callablePlaces.flatMap(({ name, of }) => [name, of ?? name]),
];

type Shown = Acting & Mocking & { canvasElement: HTMLElement };

interface PseudoOptions {
  given?: readonly HttpHandler[];
  steps?: readonly ((story: Shown) => Promise<unknown>)[];
}

/**
 * A screen of the dashboard on a small phone, in the pseudo-language, and what the steps open there:
 * `meta.story(inPseudo(/Crîîméé/, { steps: [presses("button", /Fîîltéér/)] }))`.
 */
export const inPseudo = (heading: RegExp, { given = [], steps = [] }: PseudoOptions = {}) => ({
  globals: small,
  beforeEach: ({ msw }: Mocking) => {
    msw.use(...given);
    return speak(wordsIn("zu", pseudoDraft));
  },
  play: async (story: Shown) => {
    await story.canvas.findAllByRole("heading", { name: heading });
    for (const step of steps) await step(story);
    await drawWhatIsFurtherDown();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const parts = [story.canvasElement, ...document.querySelectorAll<HTMLElement>(OPENED)];
    await waitFor(() =>
      expect(parts.flatMap((part) => outsideCatalogues(part, NAMES, "zu", NAMES_IN_LABELS))).toEqual([]),
    );
  },
});

const OPENED = "[role=dialog], [role=listbox], [role=menu]";

async function drawWhatIsFurtherDown() {
  const page = document.documentElement;
  for (let down = 0; down < page.scrollHeight; down += page.clientHeight) {
    window.scrollTo(0, down);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
}
