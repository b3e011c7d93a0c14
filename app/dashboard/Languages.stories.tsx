import afrikaans from "@gbvf/api/lib/words/drafts/af.json" with { type: "json" };
import isiZulu from "@gbvf/api/lib/words/drafts/zu.json" with { type: "json" };
import type { DraftLanguage } from "@gbvf/api/lib/words/drafts.ts";
import { speak } from "@gbvf/ui/text/words.ts";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { at, screenAt } from "../../.storybook/screenAt.ts";
import type { Acting } from "../../.storybook/story.ts";
import { TextsOf } from "../../.storybook/TextsOf.tsx";
import { AppScreen } from "../AppScreen.tsx";
import { wordsIn } from "../lib/words/speakingIn.tsx";

const words = { af: wordsIn("af", afrikaans), zu: wordsIn("zu", isiZulu) };

const ADDRESSES = {
  home: "/home",
  map: "/home/map?componentId=3",
  chart: "/home/chart?componentId=3",
  methods: "/home/methods",
};

interface DashboardSheetProps {
  language: DraftLanguage;
  area: keyof typeof ADDRESSES;
}

function DashboardSheet({ language, area }: DashboardSheetProps) {
  return (
    <>
      <div lang={language}>
        <AppScreen />
      </div>
      <TextsOf area={area} language={language} />
    </>
  );
}

const { component: _screen, ...screen } = screenAt("/home");

const meta = preview.meta({ ...screen, component: DashboardSheet, tags: ["small"] });

const story = (language: DraftLanguage, area: keyof typeof ADDRESSES, heading: RegExp) => ({
  args: { language, area },
  beforeEach: () => speak(words[language]),
  parameters: at(ADDRESSES[area]),
  play: async ({ canvas }: Acting) => {
    await expect((await canvas.findAllByRole("heading", { name: heading }))[0]).toBeVisible();
    await expect(canvas.getAllByText("Draft: shown where drafts are on")[0]).toBeVisible();
  },
});

export const AfrikaansHome = meta.story(story("af", "home", /Misdaad/));
export const AfrikaansMap = meta.story(story("af", "map", /Misdaad/));
export const AfrikaansChart = meta.story(story("af", "chart", /Misdaad/));
export const AfrikaansMethods = meta.story(story("af", "methods", /Misdaad/));
export const IsiZuluHome = meta.story(story("zu", "home", /bugebengu/));
export const IsiZuluMap = meta.story(story("zu", "map", /bugebengu/));
export const IsiZuluChart = meta.story(story("zu", "chart", /bugebengu/));
export const IsiZuluMethods = meta.story(story("zu", "methods", /bugebengu/));
