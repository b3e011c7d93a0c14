import type { Translated } from "@gbvf/api/shared/i18n/languages.ts";
import { surveyQuestions } from "@gbvf/api/survey/answering/contract.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { MessageCatalogue } from "../../../.storybook/MessageCatalogue.tsx";
import preview from "../../../.storybook/preview.tsx";
import { shows } from "../../../.storybook/story.ts";
import { createDraft, removeDraft, storeDraft } from "./responseDraft.ts";
import { SurveyPage } from "./SurveyPage.tsx";
import "./survey.css";
import { surveyForm } from "@gbvf/mocks/survey/surveyForm.ts";

const CODE = "abcdefghijklmnopqrstuvwxyz";

function SurveySheet({ language }: { language: Translated }) {
  return (
    <>
      <SurveyPage inviteCode={CODE} isPreview={false} />
      <MessageCatalogue area="survey" language={language} />
    </>
  );
}

const meta = preview.meta({
  component: SurveySheet,
  parameters: { layout: "fullscreen" },
  tags: ["small"],
  beforeEach: ({ msw, args: { language } }) => {
    msw.use(respond(surveyQuestions, surveyForm));
    storeDraft(sessionStorage, { ...createDraft(CODE, false), language: language ?? null });
    return () => {
      removeDraft(sessionStorage);
      document.documentElement.lang = "en";
    };
  },
});

const story = (language: Translated, exit: string) => ({
  args: { language },
  play: shows("button", exit),
});

export const Afrikaans = meta.story(story("af", "Verlaat"));
export const IsiNdebele = meta.story(story("nr", "Phuma"));
export const IsiXhosa = meta.story(story("xh", "Phuma"));
export const IsiZulu = meta.story(story("zu", "Phuma"));
export const Sepedi = meta.story(story("nso", "Etšwa"));
export const Sesotho = meta.story(story("st", "Etswa"));
export const Setswana = meta.story(story("tn", "Tswaa"));
export const SiSwati = meta.story(story("ss", "Phuma"));
export const Tshivenda = meta.story(story("ve", "U bva"));
export const Xitsonga = meta.story(story("ts", "Huma"));
