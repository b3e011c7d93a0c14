import { type Translated, translatedLanguages } from "@gbvf/api/shared/i18n/languages.ts";
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
  argTypes: { language: { options: translatedLanguages, control: "radio" } },
  beforeEach: ({ msw, args: { language } }) => {
    msw.use(respond(surveyQuestions, surveyForm));
    storeDraft(sessionStorage, { ...createDraft(CODE, false), language: language ?? null });
    return () => {
      removeDraft(sessionStorage);
      document.documentElement.lang = "en";
    };
  },
});

/** Choose the language in the controls. */
export const Language = meta.story({ args: { language: "zu" }, play: shows("button", "Phuma") });
